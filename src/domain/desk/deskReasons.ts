import type { Permission } from "@/contract/actions";
import type { DeskAction } from "@/contract/reservations/desk";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { permissionFor } from "../permissionFor";
import { reasonFor } from "../reasonFor";
import { roomIdsOf } from "../reservations/roomOf";
import { isEnded, situationOf } from "../reservations/situationOf";

type Ruled = Pick<Reservation, "state" | "arrival" | "departure" | "releaseOn" | "nights" | "dayRoomId">;

/** Whether there is anything to do. */
const isFor: Record<DeskAction, (ruled: Ruled, businessDate: CivilDate) => boolean> = {
  completeGuest: ({ state }) => !isEnded(state),
  cleanRoom: ({ state }) => !isEnded(state),
  leaveEarly: ({ state, departure }, businessDate) => state === "inHouse" && departure > businessDate,
};

/** Why the desk may not do it now; empty when it may. */
export function deskReasons(action: DeskAction, ruled: Ruled, businessDate: CivilDate): Reason[] {
  if (!isFor[action](ruled, businessDate)) {
    return [reasonFor("INVALID_TRANSITION", { situation: situationOf(ruled, businessDate) })];
  }
  if (action === "cleanRoom") return roomIdsOf(ruled).length > 0 ? [] : [reasonFor("NO_ROOM")];
  return [];
}

export const deskPermission = (
  action: DeskAction,
  ruled: Ruled,
  businessDate: CivilDate,
): Permission<DeskAction, Reason> =>
  permissionFor(action, deskReasons(action, ruled, businessDate), isFor[action](ruled, businessDate));

/** Price of the unused nights, if the guest leaves on `departure`. */
export const unusedNightsPrice = ({ nights }: Pick<Reservation, "nights">, departure: CivilDate): Cents =>
  nights.filter(({ date }) => date >= departure).reduce((sum, { price }) => sum + price, 0);
