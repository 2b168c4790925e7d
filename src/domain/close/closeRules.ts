import {
  type CashCount,
  type CloseRow,
  type CloseSolution,
  type ClosingInput,
  countLimits,
  type NightClose,
} from "@/contract/day/close";
import { type CloseReason, closeReasonTexts } from "@/contract/day/closeReasons";
import type { MethodCount } from "@/contract/day/dayFigures";
import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { reasonsFrom } from "../reasonFor";
import { type Housed, lacksRoom } from "../reservations/roomOf";
import { isToArrive, takesRooms } from "../reservations/situationOf";
import { longer } from "../definition/generalFaults";

export const closeReason = reasonsFrom(closeReasonTexts);

type Stay = Pick<Reservation, "state" | "arrival" | "departure">;

/** Who should have come by the end of the day, and holds a room. */
export const isOpenArrival = ({ state, arrival }: Stay, date: CivilDate): boolean =>
  isToArrive(state) && takesRooms(state) && arrival <= date;

/** Who should have left by the end of the day. */
export const isOpenDeparture = ({ state, departure }: Stay, date: CivilDate): boolean =>
  state === "inHouse" && departure <= date;

export const arrivesWithoutRoom = (stay: Stay & Housed, date: CivilDate): boolean =>
  isToArrive(stay.state) && takesRooms(stay.state) && stay.arrival === date && lacksRoom(stay, date);

/** Why an arrival cannot be moved to the next day: no night would be left. */
export const moveReasons = ({ departure }: Pick<Stay, "departure">, nextDay: CivilDate): CloseReason[] =>
  departure > nextDay ? [] : [closeReason("CLOSE_LAST_NIGHT")];

/** Whether a payment of the guest is all that a check-out lacks; what a company owes is settled at the desk. */
export const lacksPayment = ({ balance, windows }: Pick<Reservation, "balance" | "windows">): boolean =>
  balance > 0 && windows.every((one) => one.window === "guest" || one.balance === 0);

const EVENING = "18:00";

/** Whether the close of a day is due; `now` is `YYYY-MM-DD HH:mm` on the property's clocks. */
export const isCloseDue = (date: CivilDate, now: string): boolean => now >= `${date} ${EVENING}`;

/** Whether a day has not begun; `now` as above. Who closes it may have forgotten that the day before is closed. */
export const isAhead = (date: CivilDate, now: string): boolean => now < date;

/** Faults of what is said of a close. */
export function closingFaults(
  { reason = "" }: ClosingInput,
  { date, isAhead: isEarly }: Pick<NightClose, "date" | "isAhead">,
) {
  const isMissing = isEarly && reason.trim() === "";
  const missing = { field: "reason", reason: closeReason("CLOSE_NOT_BEGUN", { date }) } as const;
  return isMissing ? [missing] : longer({ reason: reason.trim() }, countLimits.letters);
}

/**
 * Why arrivals cannot be ended together yet: guests still come. One alone may, on the word of the person who knows; the desk
 * itself marks no-shows later, without the close.
 */
export const togetherReasons = (solution: CloseSolution, { isDue }: Pick<NightClose, "isDue">): CloseReason[] =>
  (solution === "noShow" || solution === "cancel") && !isDue ? [closeReason("CLOSE_NOT_DUE", { time: EVENING })] : [];

/** Whether a night that another one adds costs more or less than the one before. */
export const isAtOtherPrice = ({ addedNights, lastNight }: Pick<CloseRow, "addedNights" | "lastNight">): boolean =>
  addedNights.some((price) => price !== lastNight);

/** Money owed by a company is not in the drawer. Cash is counted also where as much came in as went out. */
export const needsCount = ({ method, expected }: Pick<MethodCount, "method" | "expected">): boolean =>
  method === "cash" || (method !== "receivable" && expected !== 0);

export const isUncounted = (count: MethodCount): boolean => needsCount(count) && count.counted === null;

type Closing = Pick<NightClose, "arrivals" | "departures"> & {
  figures: Pick<NightClose["figures"], "payments">;
};

/** Why the day cannot be closed; empty when it can. */
export function closeReasons({ arrivals, departures, figures }: Closing) {
  const uncounted = figures.payments.filter(isUncounted).length;
  return [
    ...(arrivals.length > 0 ? [closeReason("CLOSE_ARRIVALS", { count: arrivals.length })] : []),
    ...(departures.length > 0 ? [closeReason("CLOSE_DEPARTURES", { count: departures.length })] : []),
    ...(uncounted > 0 ? [closeReason("CLOSE_CASH", { count: uncounted })] : []),
  ];
}

interface CountFault {
  field: "counted" | "reason";
  reason: CloseReason;
}

/** Faults of a count. It is below zero only where more was given back than taken. */
export function countFaults({ expected, counted, reason }: CashCount, currency: string): CountFault[] {
  const most = countLimits.cents;
  const isPossible = Number.isInteger(counted) && counted >= Math.min(0, expected) && counted <= most;
  if (!isPossible) return [{ field: "counted", reason: closeReason("COUNT_AMOUNT", { amount: most, currency }) }];
  const amount = counted - expected;
  if (amount !== 0 && reason.trim() === "")
    return [{ field: "reason", reason: closeReason("COUNT_REASON", { amount, currency }) }];
  return longer({ reason: reason.trim() }, countLimits.letters);
}
