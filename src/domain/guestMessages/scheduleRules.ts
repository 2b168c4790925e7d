import type { MessageReason } from "@/contract/guests/guestMessage";
import type { MessageSchedule, ScheduleMoment } from "@/contract/guests/messageSchedule";
import type { CivilDate } from "@/contract/property";
import type { ReservationState } from "@/contract/reservations/reservationLife";

import { addDays, isCivilDate } from "../civilDate";
import type { Stay } from "../stay";
import { messageReason } from "./templates";

type Rule = Pick<MessageSchedule, "id" | "moment" | "days">;

const isOfArrival = (moment: ScheduleMoment) => moment === "beforeArrival" || moment === "afterArrival";
const isBefore = (moment: ScheduleMoment) => moment === "beforeArrival" || moment === "beforeDeparture";

/** The day that a schedule sends a reservation's message. */
export const dueOn = ({ moment, days }: Rule, { arrival, departure }: Stay): CivilDate =>
  addDays(isOfArrival(moment) ? arrival : departure, isBefore(moment) ? -days : days);

/** The days of arrival or departure that a schedule is about on a date. */
export const dayAbout = ({ moment, days }: Rule, date: CivilDate): CivilDate =>
  addDays(date, isBefore(moment) ? days : -days);

/** Whether the stay's day that the schedule is about is this one. */
export const isAbout = ({ moment }: Rule, { arrival, departure }: Stay, day: CivilDate): boolean =>
  (isOfArrival(moment) ? arrival : departure) === day;

/**
 * Whether a schedule speaks to reservations in that state: before the arrival to who will come, afterwards to who has
 * come. `isAhead`: on a later business date, by which who is to come has arrived.
 */
export function speaksTo({ moment }: Rule, state: ReservationState, isAhead: boolean): boolean {
  if (moment === "beforeArrival") return state === "confirmed";
  return state === "inHouse" || state === "checkedOut" || (isAhead && state === "confirmed");
}

interface StayEvent {
  reservationIds: readonly string[];
  /** Of the guest, with the records that are merged into theirs. */
  guestIds: readonly string[];
  /** Of the arrival or the departure. */
  day: CivilDate;
}

/**
 * All that one message stands for, the first its own. A guest gets it once about an arrival, or a departure, however many
 * reservations are theirs on that day, and whichever schedule sends the template. A reservation's event has no day in it:
 * a schedule that is edited, or a stay that is moved, speaks of the same arrival.
 */
export function stayEventRefs(
  { id, moment, templateId }: Rule & Pick<MessageSchedule, "templateId">,
  { reservationIds, guestIds, day }: StayEvent,
): string[] {
  const about = isOfArrival(moment) ? "arrival" : "departure";
  const events = [
    ...reservationIds.map((one) => `${one}:${about}`),
    ...guestIds.map((one) => `${one}:${about}:${day}`),
  ];
  return [`schedule:${id}`, `template:${templateId}`].flatMap((way) => events.map((event) => `${way}:${event}`));
}

/** All that a message of a template about stays stands for, whichever of their days it speaks of. */
export const staysRefs = (templateId: string, reservationIds: readonly string[]): string[] =>
  reservationIds.flatMap((id) => [`template:${templateId}:${id}:arrival`, `template:${templateId}:${id}:departure`]);

/** Of all schedules: one birthday, one message. */
export const birthdayEventRef = (guestId: string, date: CivilDate) => `birthday:${guestId}:${date.slice(0, 4)}`;

/** As Cloudbeds has it: a message whose day had passed when the booking was made is not sent. */
export const bookedLateReasons = (due: CivilDate, bookedOn: CivilDate): MessageReason[] =>
  bookedOn > due ? [messageReason("MESSAGE_BOOKED_LATE")] : [];

/** Whether it is somebody's birthday; who was born on 29 February has it on the 28th in other years. */
export function isBirthday(birthDate: CivilDate, date: CivilDate): boolean {
  if (birthDate === "" || birthDate >= date) return false;
  const day = birthDate.slice(4);
  const year = date.slice(0, 4);
  return date === (isCivilDate(year + day) ? year + day : `${year}-02-28`);
}
