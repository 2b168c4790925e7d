import type {
  RequestDraft,
  RequestKind,
  RequestKindId,
  RequestReason,
  RequestUrgency,
} from "@/contract/guests/guestRequest";
import { requestReasonTexts } from "@/contract/guests/guestRequest";
import type { CivilDate } from "@/contract/property";

import { dateOfDay, dayNumber } from "../civilDate";
import { reasonsFrom } from "../reasonFor";
import type { Stay } from "../stay";

export const requestReason = reasonsFrom(requestReasonTexts);

/** A moment on the clocks of the property: `2026-03-27 15:00`. */
type Moment = string;
type Due = Pick<RequestDraft, "dueOn" | "dueTime">;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Local date and time of a zone at an instant. */
export const clockIn = (instant: Date, timeZone: string): Moment =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant);

const minuteOf = (moment: Moment) =>
  dayNumber(moment.slice(0, 10)) * DAY + Number(moment.slice(11, 13)) * HOUR + Number(moment.slice(14, 16));

const momentOf = ({ dueOn, dueTime }: Due): Moment => `${dueOn} ${dueTime}`;

/** Why the department may not be ready in time. */
export function leadReasons(due: Due, { leadHours }: Pick<RequestKind, "leadHours">, now: Moment): RequestReason[] {
  const isTooSoon = leadHours > 0 && minuteOf(momentOf(due)) - minuteOf(now) < leadHours * HOUR;
  return isTooSoon ? [requestReason("REQUEST_TOO_SOON", { hours: leadHours })] : [];
}

/** When a request is due that was asked for with the reservation: as guests arrive, or leave. */
export function firstDue(kind: RequestKindId, { arrival, departure }: Stay, businessDate: CivilDate): Due {
  if (kind === "lateCheckOut") return { dueOn: departure, dueTime: "14:00" };
  return { dueOn: arrival > businessDate ? arrival : businessDate, dueTime: "15:00" };
}

/** The day on which the department has to begin. */
export const leadBeginsOn = (due: Due, { leadHours }: Pick<RequestKind, "leadHours">): CivilDate =>
  dateOfDay(Math.floor((minuteOf(momentOf(due)) - leadHours * HOUR) / DAY));

/** Of what is still to be done. */
export function urgencyOf(due: Due, businessDate: CivilDate, now: Moment): Exclude<RequestUrgency, "ended"> {
  if (momentOf(due) < now) return "late";
  return due.dueOn <= businessDate ? "today" : "ahead";
}

const soldOut: Partial<Record<RequestKindId, "NO_COTS" | "NO_EXTRA_BEDS">> = {
  cot: "NO_COTS",
  extraBed: "NO_EXTRA_BEDS",
};

/** The first date on which there are not so many left; `heldOn` counts what others hold. */
export function stockReasons(
  { id, stock = Infinity }: Pick<RequestKind, "id" | "stock">,
  quantity: number,
  dates: readonly CivilDate[],
  heldOn: (date: CivilDate) => number,
): RequestReason[] {
  const code = soldOut[id];
  const date = dates.find((one) => heldOn(one) + quantity > stock);
  return code && date ? [requestReason(code, { date })] : [];
}

/** Why it cannot be due then: a night of a nightly one is before the departure, and only on that day somebody leaves late. */
export function dayReasons(
  dueOn: CivilDate,
  { arrival, departure }: Stay,
  { id, isNightly }: Pick<RequestKind, "id" | "isNightly">,
  businessDate: CivilDate,
): RequestReason[] {
  if (id === "lateCheckOut" && dueOn !== departure)
    return [requestReason("REQUEST_NOT_DEPARTURE", { date: departure })];
  const isPastEnd = isNightly && arrival < departure ? dueOn >= departure : dueOn > departure;
  if (dueOn < arrival || isPastEnd) return [requestReason("REQUEST_OUT_OF_STAY")];
  return dueOn < businessDate ? [requestReason("REQUEST_PAST")] : [];
}
