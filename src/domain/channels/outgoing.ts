import type { Delivery } from "@/contract/channels/channel";
import type { RateValue } from "@/contract/channels/channelMessage";
import type { CivilDate } from "@/contract/property";

import { addDays } from "../civilDate";

/** Of one night: rooms left, or price and restrictions. */
export type Value = number | RateValue;

/** The same for a range of nights, both dates included. */
export interface ValueRange {
  from: CivilDate;
  to: CivilDate;
  value: Value;
}

/** With the number of the message that told it: of two, the newer one holds. */
export interface ToldRange extends ValueRange {
  revision: number;
}

/**
 * One line of a channel: a type's rooms, or a type under a plan. The values that the channel should have are not kept: they
 * follow from the hotel's books.
 */
export interface LineState {
  /** Confirmed by the channel. */
  confirmed: readonly ToldRange[];
  /** On its way: the channel has not answered. */
  sent: readonly ToldRange[];
  /** Refused by the channel: not sent again before the value changes, or a person asks for it. */
  refused: readonly ToldRange[];
  /** ISO 8601 instant since when it does not have what it should, "" if it has. */
  since: string;
  /** Number of the first message that counts. What was told before was of another rate of the channel. */
  leastRevision?: number;
}

export const nothingTold: LineState = { confirmed: [], sent: [], refused: [], since: "" };

export type Nights<Told> = ReadonlyMap<CivilDate, Told>;

const rateFields = [
  "price",
  "minStay",
  "minStayThrough",
  "maxStay",
  "isClosed",
  "isClosedToArrival",
  "isClosedToDeparture",
] as const satisfies (keyof RateValue)[];

/** Years of nights are compared after each change: field by field, as texts of them take too long. */
export function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return rateFields.every((field) => one[field] === other[field]) && isSameList(one.byPeople, other.byPeople);
}

const isSameList = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one === other || (one.length === other.length && one.every((value, place) => value === other[place]));

/** Nights joined where they follow each other with the same value, in the order of their dates. */
export function joined<Told extends { value: Value; revision?: number }>(
  nights: Nights<Told>,
): (Told & Pick<ValueRange, "from" | "to">)[] {
  const ranges: (Told & Pick<ValueRange, "from" | "to">)[] = [];
  for (const date of [...nights.keys()].toSorted()) {
    const told = nights.get(date)!;
    const last = ranges.at(-1);
    const isNext = last && addDays(last.to, 1) === date && last.revision === told.revision;
    if (isNext && isSameValue(last.value, told.value)) last.to = date;
    else ranges.push({ ...told, from: date, to: date });
  }
  return ranges;
}

/** The nights of ranges, each with what its range says. */
export function nightsIn<Range extends Pick<ValueRange, "from" | "to">>(
  ranges: readonly Range[],
): Map<CivilDate, Range> {
  const nights = new Map<CivilDate, Range>();
  for (const range of ranges)
    for (let date = range.from; date <= range.to; date = addDays(date, 1)) nights.set(date, range);
  return nights;
}

/** Nights once ranges are told one after another: on each the newer revision holds, in whatever order they come. */
function lastTold(...told: (readonly ToldRange[])[]): Map<CivilDate, ToldRange> {
  const nights = new Map<CivilDate, ToldRange>();
  for (const ranges of told)
    for (const [date, range] of nightsIn(ranges)) {
      const former = nights.get(date);
      if (!former || former.revision <= range.revision) nights.set(date, range);
    }
  return nights;
}

/** Known ranges once others are told. */
export const withTold = (known: readonly ToldRange[], told: readonly ToldRange[]): ToldRange[] =>
  joined(lastTold(known, told));

/** Without the nights that have been told by one of these, or by a newer message than it. */
function without(known: readonly ToldRange[], told: readonly ToldRange[]): ToldRange[] {
  const gone = nightsIn(told);
  const left = [...nightsIn(known)].filter(([date, { revision }]) => revision > (gone.get(date)?.revision ?? -1));
  return joined(new Map(left));
}

/** The values still to be sent: a newer one takes the place of one that waits. */
export function unsent(wanted: Nights<Value>, { confirmed, sent, refused }: LineState): ValueRange[] {
  const nights = new Map<CivilDate, { value: Value }>();
  const last = lastTold(confirmed, refused, sent);
  for (const [date, value] of wanted) if (!isSameValue(last.get(date)?.value, value)) nights.set(date, { value });
  return joined(nights);
}

/** Nights on which the channel has not confirmed what it should have. */
export function behind(wanted: Nights<Value>, { confirmed }: LineState): CivilDate[] {
  const known = nightsIn(confirmed);
  return [...wanted].filter(([date, value]) => !isSameValue(known.get(date)?.value, value)).map(([date]) => date);
}

/** A line with what the channel should have. */
export interface FollowedLine {
  wanted: Nights<Value>;
  line: LineState;
}

/** Whether the channel has what it should on these nights. What is on its way again is awaited, not refused. */
export function deliveryOf({ wanted, line }: FollowedLine, { from, to }: Pick<ValueRange, "from" | "to">): Delivery {
  const late = behind(wanted, line).filter((date) => from <= date && date <= to);
  const [refused, sent] = [nightsIn(line.refused), nightsIn(line.sent)];
  if (late.some((date) => refused.has(date) && !sent.has(date))) return "failed";
  return late.length > 0 ? "waiting" : "sent";
}

const isShut = (value: Value | undefined): boolean =>
  value === undefined || (typeof value === "number" ? value === 0 : value.isClosed);

/** Nights of a type on which the channel still sells it, under some plan, and the hotel does not. */
export function openThere(rooms: FollowedLine, rates: readonly FollowedLine[]): CivilDate[] {
  const known = new Map([rooms, ...rates].map((each) => [each, nightsIn(each.line.confirmed)]));
  const isOpen = (valueOf: (line: FollowedLine) => Value | undefined) =>
    !isShut(valueOf(rooms)) && rates.some((rate) => !isShut(valueOf(rate)));
  return [...rooms.wanted.keys()].filter(
    (date) => isOpen((each) => known.get(each)!.get(date)?.value) && !isOpen(({ wanted }) => wanted.get(date)),
  );
}

export const asSent = (line: LineState, told: readonly ToldRange[]): LineState => ({
  ...line,
  sent: withTold(line.sent, told),
  refused: without(line.refused, told),
});

/** Once the channel has answered parts. The answer to an older message changes nothing that a newer one has told. */
export function asAnswered(line: LineState, answered: readonly ToldRange[], isConfirmed: boolean): LineState {
  const told = answered.filter(({ revision }) => revision >= (line.leastRevision ?? 0));
  if (told.length === 0) return line;
  const known = nightsIn(withTold(line.confirmed, line.refused));
  const isNew = ([date, { revision }]: [CivilDate, ToldRange]) => revision >= (known.get(date)?.revision ?? 0);
  const stillNew = joined(new Map([...nightsIn(told)].filter(isNew)));
  return {
    ...line,
    sent: without(line.sent, told),
    confirmed: isConfirmed ? withTold(line.confirmed, stillNew) : line.confirmed,
    refused: isConfirmed ? without(line.refused, stillNew) : withTold(line.refused, stillNew),
  };
}

/** For another attempt: what was refused is to be sent again, with the value that it has by then. */
export const asRetried = (line: LineState, told: ToldRange): LineState => ({
  ...line,
  refused: without(line.refused, [told]),
});

/** Without the nights before a date: they are told no more. */
export function onwards(line: LineState, from: CivilDate): LineState {
  const cut = (ranges: readonly ToldRange[]) =>
    ranges.flatMap((range) => (range.to < from ? [] : [{ ...range, from: range.from < from ? from : range.from }]));
  return { ...line, confirmed: cut(line.confirmed), sent: cut(line.sent), refused: cut(line.refused) };
}
