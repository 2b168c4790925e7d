import type { CivilDate } from "@/contract/property";
import type { RateField, RateLine, RateLineChange, RateValue } from "@/contract/reservations/rateCalendar";
import type { RateSettings } from "@/contract/reservations/rates";

import { isCivilDate } from "../civilDate";
import { lineKey, type RateBooks } from "./rateBooks";

/** A field of a night as it is set by hand; null for nothing. */
export const setValue = (settings: RateSettings | undefined, field: RateField): RateValue => settings?.[field] ?? null;

/** A night's settings once a field has a value; null leaves it to the season or to the parent plan. */
export function settingsWith(
  settings: RateSettings | undefined,
  { field, value }: { field: RateField; value: RateValue },
): RateSettings {
  const { [field]: _, ...others } = settings ?? {};
  return value === null ? others : { ...others, [field]: value };
}

/** The lines once the changes are made; a line that is not changed stays the same object. */
export function changedLines(lines: readonly RateLine[], changes: readonly RateLineChange[]): RateLine[] {
  const all = new Map(lines.map((line) => [lineKey(line), line]));
  const opened = new Set<string>();
  for (const change of changes) {
    const key = lineKey(change);
    const { ratePlanId, roomTypeId, field } = change;
    const line = all.get(key) ?? { ratePlanId, roomTypeId, nights: {} };
    const nights = opened.has(key) ? line.nights : { ...line.nights };
    for (const { date, after } of change.nights) nights[date] = settingsWith(nights[date], { field, value: after });
    opened.add(key);
    all.set(key, { ...line, nights });
  }
  return [...all.values()];
}

/** The books once the changes are made. */
export function changedBooks(books: RateBooks, changes: readonly RateLineChange[]): RateBooks {
  const fields = new Map<string, { field: RateField; value: RateValue }[]>();
  const keyOf = (ratePlanId: string, roomTypeId: string, date: CivilDate) =>
    `${lineKey({ ratePlanId, roomTypeId })} ${date}`;
  for (const { ratePlanId, roomTypeId, field, nights } of changes) {
    for (const { date, after } of nights) {
      const key = keyOf(ratePlanId, roomTypeId, date);
      fields.set(key, [...(fields.get(key) ?? []), { field, value: after }]);
    }
  }
  return {
    ...books,
    dayOf(ratePlanId, roomTypeId, date) {
      const day = books.dayOf(ratePlanId, roomTypeId, date);
      const changed = fields.get(keyOf(ratePlanId, roomTypeId, date));
      return day && changed ? { ...day, set: changed.reduce<RateSettings>(settingsWith, day.set ?? {}) } : day;
    },
  };
}

/** The changes of those nights alone. */
export const nightsWhere = (
  changes: readonly RateLineChange[],
  isMeant: (change: RateLineChange, night: RateLineChange["nights"][number]) => boolean,
): RateLineChange[] =>
  changes.flatMap((change) => {
    const nights = change.nights.filter((night) => isMeant(change, night));
    return nights.length > 0 ? [{ ...change, nights }] : [];
  });

/** The changes of nights that have not passed. */
export const changesAhead = (changes: readonly RateLineChange[], businessDate: CivilDate): RateLineChange[] =>
  nightsWhere(changes, (_, { date }) => date >= businessDate || !isCivilDate(date));

/** The changes that lead back. */
export const takenBack = (changes: readonly RateLineChange[]): RateLineChange[] =>
  changes.map((change) => ({
    ...change,
    nights: change.nights.map(({ date, before, after }) => ({ date, before: after, after: before })),
  }));

/**
 * The nights that have become something else than what the person saw, and than what they want. A change that is made
 * already is none of them.
 */
export const contradicted = (
  changes: readonly RateLineChange[],
  settingsOf: (line: RateLineChange, date: CivilDate) => RateSettings | undefined,
): RateLineChange[] =>
  nightsWhere(changes, (change, { date, before, after }) => {
    const now = setValue(settingsOf(change, date), change.field);
    return now !== before && now !== after;
  });

export const countOf = (changes: readonly RateLineChange[]): number =>
  changes.reduce((sum, { nights }) => sum + nights.length, 0);
