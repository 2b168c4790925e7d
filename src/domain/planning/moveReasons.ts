import type { PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate, Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import type { Party } from "../rates/cots";
import { roomFitReasons } from "../rates/peopleReasons";
import { reasonFor } from "../reasonFor";
import { roomDaysOf, type RoomedStay } from "../reservations/roomOf";
import { isEnded, takesRooms } from "../reservations/situationOf";
import { arrivalReasons, isStayOver, pastNightsReasons, type Stay, stayReasons } from "../stay";

export type MovedStay = Pick<PlanningStay, "state" | "situation" | "arrival" | "departure" | keyof Party>;

/** Why a stay cannot be moved at all. */
export function againstMoving({ state, situation, ...stay }: MovedStay, businessDate: CivilDate): Reason[] {
  if (isEnded(state) || !takesRooms(state)) return [reasonFor("INVALID_TRANSITION", { situation })];
  return isStayOver(stay, businessDate) ? [reasonFor("STAY_OVER", { date: stay.departure })] : [];
}

interface Goal {
  dates: Stay;
  /** Null takes the room away. */
  room: Room | null;
  /** Of the room. */
  type: RoomType | undefined;
  /** The type that was sold. */
  sold: RoomType | undefined;
  /** A simpler type may be given (`isDowngradeAccepted`). */
  isAccepted?: boolean;
}

/** Why a stay cannot be moved so, apart from who has the room and what is left of its type. */
export function moveReasons(
  stay: MovedStay,
  { dates, room, type, sold, isAccepted }: Goal,
  businessDate: CivilDate,
): Reason[] {
  const against = againstMoving(stay, businessDate);
  if (against.length > 0) return against;
  if (room === null) {
    return stay.state === "inHouse"
      ? [reasonFor("INVALID_TRANSITION", { situation: stay.situation })]
      : dateReasons(stay, dates, businessDate);
  }
  if (!type || !sold) return [reasonFor("GONE")];
  return [...dateReasons(stay, dates, businessDate), ...roomFitReasons(room, type, sold, stay, isAccepted)];
}

const dateReasons = (stay: MovedStay, dates: Stay, businessDate: CivilDate): Reason[] => [
  ...stayReasons(dates),
  ...(stay.state === "inHouse"
    ? [...pastNightsReasons(stay, dates, businessDate), ...earlyDepartureReasons(stay, dates, businessDate)]
    : arrivalReasons(dates, businessDate, stay.arrival)),
];

/** Who leaves today instead of later is asked at the desk for the nights that they do not sleep. */
const earlyDepartureReasons = ({ departure }: MovedStay, next: Stay, businessDate: CivilDate): Reason[] =>
  next.departure === businessDate && departure > businessDate ? [reasonFor("EARLY_DEPARTURE")] : [];

/** Whether a guest in the house goes into another room today: it has to be empty. */
export function changesRoomNow(before: RoomedStay, after: Omit<RoomedStay, "state">, businessDate: CivilDate): boolean {
  const roomNow = (stay: RoomedStay) => roomDaysOf(stay).find(({ date }) => date === businessDate)?.roomId;
  const next = roomNow({ ...after, state: before.state });
  return before.state === "inHouse" && next !== undefined && next !== roomNow(before);
}
