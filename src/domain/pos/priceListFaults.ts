import { type PriceList, weekdays } from "@/contract/pos/priceLists";

import { type Fault, unless } from "../faults";
import { posReason } from "./posReason";

const DAY = 24 * 60;
const WEEK = 7 * DAY;

type Span = readonly [start: number, end: number];

/** In minutes from Monday 0:00. One that passes midnight ends on the next day. */
function spansOf({ weekdays: days, from, until }: PriceList): Span[] {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const length = end > start ? end - start : end + DAY - start;
  return weekdays.flatMap((day, place): Span[] =>
    days[day] ? [[place * DAY + start, place * DAY + start + length]] : [],
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Also where Sunday's night is in Monday. */
const areTogether = ([start, end]: Span, [other, otherEnd]: Span) =>
  [-WEEK, 0, WEEK].some((shift) => start < otherEnd + shift && other + shift < end);

/** The first list of the same outlet that holds at a minute at which this one does. */
export const overlapping = (list: PriceList, others: readonly PriceList[]): PriceList | undefined =>
  others.find(
    (other) =>
      other.id !== list.id &&
      other.outlet === list.outlet &&
      spansOf(list).some((span) => spansOf(other).some((its) => areTogether(span, its))),
  );

/** Why a list cannot hold beside the active `others`. Its hours are times. */
export function priceListFaults(list: PriceList, others: readonly PriceList[]): Fault[] {
  const { weekdays: days, from, until } = list;
  const faults = [
    ...unless(
      weekdays.some((day) => days[day]),
      "weekdays",
      () => posReason("LIST_DAYS"),
    ),
    ...unless(from !== until, "until", () => posReason("LIST_HOURS")),
  ];
  const other = faults.length === 0 ? overlapping(list, others) : undefined;
  return [...faults, ...unless(!other, "from", () => posReason("LIST_OVERLAP", { list: other?.name ?? "" }))];
}
