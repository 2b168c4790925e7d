import type { CivilDate } from "@/contract/property";
import {
  type RateCalendar,
  type RateField,
  type RateLineChange,
  rateLimits,
  type RateReason,
} from "@/contract/reservations/rateCalendar";
import type { Rounding } from "@/contract/reservations/rates";
import { addDays, dayNumber } from "@/domain/civilDate";
import { calendarBooks, type RateBooks } from "@/domain/rates/rateBooks";
import {
  datesIn,
  editChanges,
  limitFields,
  type LimitField,
  type RateEdit,
  withoutLimit,
} from "@/domain/rates/rateEdits";
import { closures } from "@/domain/rates/rateNight";
import { changeReasons, percentReasons, rateReason, valueReasons } from "@/domain/rates/rateReasons";

import type { RateWords } from "../values/rateWords";
import { typedAmount, typedPercent, typedValue } from "../values/typedValues";

export const hows = ["set", "add", "percent", "none", "clear"] as const;

/** Monday first. */
export const week = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Content of the dialog, as it was typed. */
export interface MassForm {
  range: { from?: CivilDate; to?: CivilDate };
  weekdays: string[];
  ratePlanIds: string[];
  roomTypeIds: string[];
  field: RateField;
  /** Anything but a price is only set or taken away. */
  how: (typeof hows)[number];
  typed: string;
  /** Of a closure: nights are opened. */
  isOpening: boolean;
  rounding: Rounding | "";
}

export function newMassForm({ businessDate, ratePlans, roomTypes }: RateCalendar): MassForm {
  const bases = ratePlans.filter(({ isActive, derivedFrom }) => isActive && !derivedFrom);
  return {
    range: { from: businessDate, to: addDays(businessDate, 30) },
    weekdays: [...week],
    ratePlanIds: bases.map(({ id }) => id),
    roomTypeIds: roomTypes.map(({ id }) => id),
    field: "price",
    how: "percent",
    typed: "",
    isOpening: false,
    rounding: "",
  };
}

export const howIn = ({ field, how }: Pick<MassForm, "field" | "how">): MassForm["how"] =>
  how === "clear" || isPossible(field, how) ? how : "set";

/** Only a price is raised, and only a limit is left out. */
const isPossible = (field: RateField, how: MassForm["how"]): boolean =>
  how === "none" ? isLimit(field) : field === "price" || how === "set";

const isLimit = (field: RateField): field is LimitField => limitFields.some((one) => one === field);

interface MassChange {
  changes: RateLineChange[];
  /** Why it cannot be done so: by the value, by the nights that it is about. */
  ofValue: RateReason[];
  books: RateBooks;
}

/** The nights that a form is about, as the calendar of them is asked for; one night while they are none. */
export function rangeOf({ range: { from, to } }: MassForm): { from?: CivilDate; days: number } {
  if (!from || !to || to < from) return { days: 1 };
  return { from, days: Math.min(dayNumber(to) - dayNumber(from) + 1, rateLimits.days) };
}

/** Why the nights of a form cannot be changed at once: known before the nights themselves are. */
export function rangeReasons({ range: { from, to } }: MassForm, businessDate: CivilDate): RateReason[] {
  if (!from || !to) return [rateReason("RATE_DATE_MISSING")];
  if (to < from) return [rateReason("RATE_DATES")];
  const last = addDays(businessDate, rateLimits.daysAhead); // which is as many nights as a reply holds
  return to > last ? [rateReason("RATE_FAR_AHEAD", { date: last })] : [];
}

/** The changes of a filled in form, from the calendar of its nights, which are shown before they are made. */
export function massChange(form: MassForm, calendar: RateCalendar, words: RateWords): MassChange {
  const { from = "", to = "" } = form.range;
  const books = calendarBooks(calendar);
  const edit = editIn(form, words);
  if (Array.isArray(edit)) return { changes: [], ofValue: edit, books };
  const dates = datesIn(from, to, new Set(form.weekdays.map(Number)));
  const cells = form.roomTypeIds.flatMap((roomTypeId) =>
    form.ratePlanIds.map((ratePlanId) => ({ ratePlanId, roomTypeId, dates })),
  );
  const changes = editChanges(cells, edit, books);
  return { changes, ofValue: changeReasons(changes, books), books };
}

/** The edit that was put in, or why it is none. */
function editIn(form: MassForm, words: RateWords): RateEdit | RateReason[] {
  const { field, typed, isOpening } = form;
  const kind = howIn(form);
  const closure = closures.find((one) => one === field);
  const rounding = form.rounding === "" ? {} : { rounding: form.rounding };
  if (kind === "none" && isLimit(field)) return withoutLimit(field);
  if (kind === "clear") return { kind, field };
  if (closure) return { kind: "close", field: closure, value: !isOpening };
  if (kind === "percent") {
    const percent = typedPercent(typed);
    const against = percentReasons(percent);
    return against.length > 0 ? against : { kind, percent, ...rounding };
  }
  if (kind === "add") {
    const amount = typedAmount(typed, words);
    return Number.isNaN(amount)
      ? [rateReason("RATE_AMOUNT", { max: rateLimits.price / 100 })]
      : { kind, amount, ...rounding };
  }
  const value = typedValue(field, typed, words);
  const against = valueReasons(field, value);
  return against.length > 0 ? against : { kind: "set", field, value };
}
