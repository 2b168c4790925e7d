import type { LocalMinute, TimeOfDay } from "@/contract/formats";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { reasonFor } from "../reasonFor";
import { isStayOver } from "../stay";
import { lateArrivalReasons } from "./lateArrival";
import { type Guaranteed, missingGuarantee } from "./missingGuarantee";
import { lacksRoom, roomIdsOf } from "./roomOf";
import { isOptionExpired } from "./situationOf";

export type RuledReservation = Guaranteed &
  Pick<
    Reservation,
    | "state"
    | "departure"
    | "releaseOn"
    | "nights"
    | "dayRoomId"
    | "charges"
    | "balance"
    | "windows"
    | "checkedInOn"
    | "checkedOutOn"
    | "noShowOn"
    | "noShowReportedOn"
  > & {
    /** The group for which its folio pays. */
    leads?: string;
    /** `reportNoShowUntil`. */
    reportUntil?: LocalMinute | undefined;
  };

/** Facts of the hotel around the reservation, for the rules. */
export interface Circumstances {
  businessDate: CivilDate;
  /** ISO 4217 code. */
  currency: string;
  /** Why its nights could not be sold again in the booked type, itself not counted: `availabilityReasons`. */
  sale: Reason[];
  /** Why it could not sleep in its rooms from tonight on, itself not counted: `roomReasons`. */
  rooms: Reason[];
  /** `YYYY-MM-DD HH:mm` on the property's clocks. */
  localTime: string;
  checkOutTime?: TimeOfDay;
  /** The night close asks. */
  isClosing?: boolean;
  /** The channel that has cancelled it. */
  cancelledBy?: string;
}

type Guard = (reservation: RuledReservation, circumstances: Circumstances) => Reason[];

export const needsStayAhead: Guard = (reservation, { businessDate }) =>
  isStayOver(reservation, businessDate) ? [reasonFor("STAY_OVER", { date: reservation.departure })] : [];

export const needsRunningOption: Guard = ({ state, releaseOn }, { businessDate }) =>
  state === "optional" && isOptionExpired(releaseOn, businessDate)
    ? [reasonFor("OPTION_EXPIRED", { date: releaseOn })]
    : [];

export const needsExpiredOption: Guard = ({ releaseOn }, { businessDate }) =>
  isOptionExpired(releaseOn, businessDate) ? [] : [reasonFor("OPTION_RUNNING", { date: releaseOn })];

export const needsGuarantee: Guard = (reservation, { businessDate, currency }) => {
  const amount = missingGuarantee(reservation, businessDate);
  return amount > 0 ? [reasonFor("GUARANTEE_MISSING", { amount, currency })] : [];
};

/** Inquiries and the waiting list hold no room, so that a confirmation has to find one. */
export const needsSale: Guard = ({ state }, { sale }) => (state === "inquiry" || state === "waitlist" ? sale : []);

const NO_SHOW_FROM = "23:00";
const NOON = "12:00";

/** The guest did not come: the day is over, is being closed, or it is late on it. */
export const needsPastArrival: Guard = ({ arrival }, { businessDate, localTime, isClosing = false }) => {
  const isLate = isClosing || localTime >= `${arrival} ${NO_SHOW_FROM}`;
  const isOver = businessDate > arrival || (businessDate === arrival && isLate);
  return isOver ? [] : [reasonFor("ARRIVAL_NOT_PAST", { date: arrival, time: NO_SHOW_FROM })];
};

export const needsArrival: Guard = ({ arrival }, { businessDate }) =>
  arrival > businessDate ? [reasonFor("ARRIVAL_AHEAD", { date: arrival })] : [];

export const needsRooms: Guard = (reservation, { businessDate }) =>
  lacksRoom(reservation, businessDate) ? [reasonFor("ROOM_MISSING")] : [];

export const needsSomeRoom: Guard = (reservation) => (roomIdsOf(reservation).length > 0 ? [] : [reasonFor("NO_ROOM")]);

export const needsNoOtherCharges: Guard = ({ charges, checkedInOn }, { currency }) => {
  const amount = chargedBeyondFirstNight(charges, checkedInOn);
  return amount > 0 ? [reasonFor("HAS_CHARGES", { amount, currency })] : [];
};

/** With the check-in, the closed night, the extras and the fee that was taken back go too. */
export const needsNoLaterCharges: Guard = ({ charges }, { currency }) => {
  const own = charges.filter(({ kind, member }) => !member && kind !== "room" && kind !== "extra");
  const amount = own.reduce((sum, charge) => sum + charge.amount, 0);
  return amount > 0 ? [reasonFor("HAS_CHARGES", { amount, currency })] : [];
};

/** Whether a guest in house was received after the close in which they were marked as not come. */
export const cameLate = ({ noShowOn }: RuledReservation): boolean => noShowOn !== undefined;

export const needsCheckInToday: Guard = ({ checkedInOn }, { businessDate }) => needsSameDay(checkedInOn, businessDate);

export const needsReportToday: Guard = ({ noShowReportedOn }, { businessDate }) =>
  needsSameDay(noShowReportedOn, businessDate);

export const needsCheckOutToday: Guard = ({ checkedOutOn }, { businessDate }) =>
  needsSameDay(checkedOutOn, businessDate);

export const needsLateArrival: Guard = (reservation, { checkOutTime = NOON, ...now }) =>
  lateArrivalReasons(reservation, { ...now, checkOutTime });

/** Of each window: what the guest paid too much does not settle what a company owes. */
export const needsEvenBalance: Guard = ({ balance, windows }, { currency }) => {
  const amount = balance === 0 ? (windows.find((one) => one.balance !== 0)?.balance ?? 0) : balance;
  if (amount < 0) return [reasonFor("CREDIT_BALANCE", { amount: -amount, currency })];
  return amount === 0 ? [] : [reasonFor("OPEN_BALANCE", { amount, currency })];
};

/** The leader of a group pays for its members, and cannot go before they are taken out. */
export const needsNoGroup: Guard = ({ leads }) =>
  leads === undefined ? [] : [reasonFor("GROUP_LEADER", { group: leads })];

export const needsCancellable: Guard = (reservation, circumstances) =>
  reservation.state === "inHouse" ? [reasonFor("IN_HOUSE_NOT_CANCELLABLE")] : needsNoGroup(reservation, circumstances);

export const needsOwnCancellation: Guard = (_, { cancelledBy: channel }) =>
  channel === undefined ? [] : [reasonFor("CHANNEL_CANCELLED", { channel })];

const needsSameDay = (date: CivilDate | undefined, businessDate: CivilDate): Reason[] =>
  date === businessDate ? [] : [reasonFor("NOT_SAME_DAY")];

function chargedBeyondFirstNight(charges: Reservation["charges"], checkedInOn: CivilDate | undefined): Cents {
  const others = charges.filter(({ kind, date, member }) => !member && (kind !== "room" || date !== checkedInOn));
  return others.reduce((sum, { amount }) => sum + amount, 0);
}
