import type { Cents, CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import type { ActionPermission, ReservationAction } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";

import { type Guaranteed, missingGuarantee } from "./missingGuarantee";
import { reasonFor } from "./reasonFor";
import { transitions } from "./reservationStates";
import { isOptionExpired, situationOf } from "./situationOf";
import { isStayOver } from "./stay";

export type RuledReservation = Guaranteed &
  Pick<
    Reservation,
    "state" | "departure" | "releaseOn" | "nights" | "charges" | "balance" | "checkedInOn" | "checkedOutOn"
  >;

/** What the rules need to know about the property around a reservation. */
export interface Circumstances {
  businessDate: CivilDate;
  /** ISO 4217 code. */
  currency: string;
  /** Why its nights could not be sold again in the type that was sold, not counting itself: `availabilityReasons`. */
  sale: Reason[];
  /** Why it could not use its rooms from tonight on, not counting itself: `roomReasons`. */
  rooms: Reason[];
}

type Guard = (reservation: RuledReservation, circumstances: Circumstances) => Reason[];

const needsStayAhead: Guard = (reservation, { businessDate }) =>
  isStayOver(reservation, businessDate) ? [reasonFor("STAY_OVER", { date: reservation.departure })] : [];

const needsNights: Guard = ({ nights }) => (nights.length === 0 ? [reasonFor("NO_NIGHTS")] : []);

const needsRunningOption: Guard = ({ state, releaseOn }, { businessDate }) =>
  state === "optional" && isOptionExpired(releaseOn, businessDate)
    ? [reasonFor("OPTION_EXPIRED", { date: releaseOn })]
    : [];

const needsExpiredOption: Guard = ({ releaseOn }, { businessDate }) =>
  isOptionExpired(releaseOn, businessDate) ? [] : [reasonFor("OPTION_RUNNING", { date: releaseOn })];

const needsGuarantee: Guard = (reservation, { businessDate, currency }) => {
  const amount = missingGuarantee(reservation, businessDate);
  return amount > 0 ? [reasonFor("GUARANTEE_MISSING", { amount, currency })] : [];
};

/** Inquiries and the waiting list hold no room, so a confirmation has to find one. */
const needsSale: Guard = ({ state }, { sale }) => (state === "inquiry" || state === "waitlist" ? sale : []);

const needsPastArrival: Guard = ({ arrival }, { businessDate }) =>
  businessDate > arrival ? [] : [reasonFor("ARRIVAL_NOT_PAST", { date: arrival })];

const needsArrival: Guard = ({ arrival }, { businessDate }) =>
  arrival > businessDate ? [reasonFor("ARRIVAL_AHEAD", { date: arrival })] : [];

const needsRooms: Guard = ({ nights }, { businessDate }) =>
  nights.some(({ date, roomId }) => date >= businessDate && !roomId) ? [reasonFor("ROOM_MISSING")] : [];

const needsSomeRoom: Guard = ({ nights }) => (nights.some(({ roomId }) => roomId) ? [] : [reasonFor("NO_ROOM")]);

const needsNoOtherCharges: Guard = ({ charges, checkedInOn }, { currency }) => {
  const amount = chargedBeyondFirstNight(charges, checkedInOn);
  return amount > 0 ? [reasonFor("HAS_CHARGES", { amount, currency })] : [];
};

const needsEvenBalance: Guard = ({ balance }, { currency }) =>
  balance === 0 ? [] : [reasonFor("OPEN_BALANCE", { amount: balance, currency })];

const needsSameDay = (date: CivilDate | undefined, businessDate: CivilDate): Reason[] =>
  date === businessDate ? [] : [reasonFor("NOT_SAME_DAY")];

const guards: Record<ReservationAction, Guard[]> = {
  confirm: [needsStayAhead, needsRunningOption, needsSale, needsGuarantee],
  cancel: [],
  markNoShow: [needsPastArrival],
  reactivate: [needsStayAhead, (_, { sale }) => sale],
  release: [needsExpiredOption],
  assignRoom: [needsStayAhead, needsNights],
  // its nights return to the type that was sold, which may be full by now
  unassignRoom: [needsSomeRoom, (_, { sale }) => sale],
  checkIn: [needsArrival, needsStayAhead, needsRooms, (_, { rooms }) => rooms, needsGuarantee],
  revertCheckIn: [({ checkedInOn }, { businessDate }) => needsSameDay(checkedInOn, businessDate), needsNoOtherCharges],
  checkOut: [needsEvenBalance],
  reopen: [({ checkedOutOn }, { businessDate }) => needsSameDay(checkedOutOn, businessDate), (_, { rooms }) => rooms],
};

/** Why the action is not allowed now; empty if it is. */
export function reasonsAgainst(
  action: ReservationAction,
  reservation: RuledReservation,
  circumstances: Circumstances,
): Reason[] {
  if (transitions[action].from.includes(reservation.state)) {
    return guards[action].flatMap((guard) => guard(reservation, circumstances));
  }
  if (action === "cancel" && reservation.state === "inHouse") return [reasonFor("IN_HOUSE_NOT_CANCELLABLE")];
  return [reasonFor("INVALID_TRANSITION", { situation: situationOf(reservation, circumstances.businessDate) })];
}

/** Every action: whether it is allowed now and, if not, why. */
export const actionsOf = (reservation: RuledReservation, circumstances: Circumstances): ActionPermission[] =>
  (Object.keys(transitions) as ReservationAction[]).map((action) => {
    const reasons = reasonsAgainst(action, reservation, circumstances);
    return { action, isAllowed: reasons.length === 0, isOverridable: isOverridable(action, reasons), reasons };
  });

/** A guarantee that is on its way: a person may override with a reason. */
const isOverridable = (action: ReservationAction, reasons: readonly Reason[]): boolean =>
  action === "confirm" && reasons.length > 0 && reasons.every(({ code }) => code === "GUARANTEE_MISSING");

function chargedBeyondFirstNight(charges: Reservation["charges"], checkedInOn: CivilDate | undefined): Cents {
  const others = charges.filter(({ kind, date }) => kind !== "room" || date !== checkedInOn);
  return others.reduce((sum, { amount }) => sum + amount, 0);
}
