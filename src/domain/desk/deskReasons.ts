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

const isForDesk = (action: DeskAction, { state, departure }: Ruled, businessDate: CivilDate): boolean =>
  action === "leaveEarly" ? state === "inHouse" && departure > businessDate : !isEnded(state);

/** Why the desk may not do it now; empty when it may. */
export function deskReasons(action: DeskAction, ruled: Ruled, businessDate: CivilDate): Reason[] {
  if (!isForDesk(action, ruled, businessDate)) {
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
  permissionFor(action, deskReasons(action, ruled, businessDate), isForDesk(action, ruled, businessDate));

/** Price of the unused nights, if the guest leaves on `departure`. */
export const unusedNightsPrice = ({ nights }: Pick<Reservation, "nights">, departure: CivilDate): Cents =>
  nights.filter(({ date }) => date >= departure).reduce((sum, { price }) => sum + price, 0);
