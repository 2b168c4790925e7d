import type { Cents, CivilDate } from "@/contract/property";
import type { RateField, RateLine, RateLineChange, RateValue } from "@/contract/reservations/rateCalendar";
import { rateFields } from "@/contract/reservations/rateCalendar";
import type { RateDay, Rounding } from "@/contract/reservations/rates";

import { addDays, dayNumber, weekdayOf } from "../civilDate";
import { percentOf, rounded } from "./prices";
import { nightIn, type RateBooks } from "./rateBooks";
import { setValue, settingsWith } from "./rateChanges";
import type { Closure } from "./rateNight";

/** Nights of a plan and a type. */
export interface RateCells extends Pick<RateLine, "ratePlanId" | "roomTypeId"> {
  dates: readonly CivilDate[];
}

/** An edit of a field: a value, nothing by hand any more, or the price a little more or less. */
export type RateEdit =
  | { kind: "set"; field: RateField; value: number }
  | { kind: "close"; field: Closure; value: boolean }
  | { kind: "clear"; field: RateField }
  | { kind: "add"; amount: Cents; rounding?: Rounding }
  | { kind: "percent"; percent: number; rounding?: Rounding };

/** Fields that limit what is sold by a number. */
export const limitFields = ["minStay", "minStayThrough", "maxStay", "quota"] as const satisfies RateField[];
export type LimitField = (typeof limitFields)[number];

/** No restriction: one night is the least there is, whatever the season says; of the others nothing is set by hand. */
export const withoutLimit = (field: LimitField): RateEdit =>
  field === "minStay" || field === "minStayThrough" ? { kind: "set", field, value: 1 } : { kind: "clear", field };

/**
 * The changes that an edit makes of nights, without those that change nothing. More or less is counted from the price shown:
 * where it leaves that price, nothing is set by hand.
 */
export function editChanges(cells: readonly RateCells[], edit: RateEdit, books: RateBooks): RateLineChange[] {
  const field = "field" in edit ? edit.field : "price";
  return cells.flatMap(({ dates, ...line }) => {
    const nights = dates.flatMap((date) => {
      const day = books.dayOf(line.ratePlanId, line.roomTypeId, date);
      if (!day) return [];
      const before = setValue(day.set, field);
      const after = valueAfter(edit, day, () => nightIn(books, line, date)?.price);
      return after === undefined || after === before ? [] : [{ date, before, after }];
    });
    return nights.length > 0 ? [{ ...line, field, nights }] : [];
  });
}

/** Undefined for a night that stays as it is. Its price is asked for only where it counts: years of nights are edited at once. */
function valueAfter(edit: RateEdit, day: RateDay, priceOf: () => Cents | undefined): RateValue | undefined {
  if (edit.kind === "clear") return null;
  if (edit.kind === "add" || edit.kind === "percent") {
    const price = priceOf();
    const moved = price === undefined ? undefined : movedPrice(edit, price);
    return moved === price ? undefined : moved;
  }
  if (edit.kind === "set" || edit.value) return edit.value;
  return day[edit.field] ? false : null; // what is open anyway is not set by hand
}

const movedPrice = (edit: Extract<RateEdit, { kind: "add" | "percent" }>, price: Cents): Cents =>
  rounded(edit.kind === "add" ? price + edit.amount : percentOf(price, 100 + edit.percent), edit.rounding);

/** Both dates included. */
export const datesIn = (from: CivilDate, to: CivilDate, weekdays?: ReadonlySet<number>): CivilDate[] => {
  const length = Math.max(0, dayNumber(to) - dayNumber(from) + 1);
  const all = Array.from({ length }, (_, day) => addDays(from, day));
  return weekdays ? all.filter((date) => weekdays.has(weekdayOf(date))) : all;
};

/**
 * Copies all fields of nights to others: the first line to the first, the first night to the first, over and over until the
 * target is full. What the target has anyway is not set by hand, and what derives in the source derives in the target.
 */
export function copyChanges(source: readonly RateCells[], target: readonly RateCells[], books: RateBooks) {
  return target.flatMap(({ dates, ...line }, row): RateLineChange[] => {
    const from = source[row % source.length];
    if (!from || from.dates.length === 0) return [];
    return rateFields.flatMap((field) => {
      const nights = dates.flatMap((date, place) => {
        const day = books.dayOf(line.ratePlanId, line.roomTypeId, date);
        const before = setValue(day?.set, field);
        const copied = from.dates[place % from.dates.length]!;
        if (!day || !books.dayOf(from.ratePlanId, from.roomTypeId, copied)) return []; // nothing is known to copy
        const wanted = copiedValue(from, copied, field, books);
        const without = nightIn(books, line, date, settingsWith(day?.set, { field, value: null }));
        const after = without && (without[field] ?? null) === wanted ? null : wanted;
        return after === before ? [] : [{ date, before, after }];
      });
      return nights.length > 0 ? [{ ...line, field, nights }] : [];
    });
  });
}

function copiedValue(
  { ratePlanId, ...line }: RateCells,
  date: CivilDate,
  field: RateField,
  books: RateBooks,
): RateValue {
  const set = setValue(books.dayOf(ratePlanId, line.roomTypeId, date)?.set, field);
  const isDerived = books.plans.some(({ id, derivedFrom }) => id === ratePlanId && derivedFrom !== undefined);
  if (set !== null || isDerived) return set;
  return nightIn(books, { ...line, ratePlanId }, date)?.[field] ?? null;
}

/** A night that is changed, as it is sold before and after; undefined where it has no such value. */
export interface ChangedNight extends Pick<RateLineChange, "ratePlanId" | "roomTypeId" | "field"> {
  date: CivilDate;
  before: RateValue | undefined;
  after: RateValue | undefined;
}

/** Each night of some changes, the first nights first. What is no more set by hand is as the season or the base plan has it. */
export const changedNights = (changes: readonly RateLineChange[], books: RateBooks): ChangedNight[] =>
  changes
    .flatMap(({ nights, ...line }) =>
      nights.map(({ date, before, after }) => {
        const day = books.dayOf(line.ratePlanId, line.roomTypeId, date);
        const cleared = () => nightIn(books, line, date, settingsWith(day?.set, { field: line.field, value: null }));
        return {
          ...line,
          date,
          before: before ?? nightIn(books, line, date)?.[line.field],
          after: after ?? cleared()?.[line.field],
        };
      }),
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
