import type { Reason } from "@/contract/reasons";
import type { ActionRequest } from "@/contract/reservationActions";
import { cancelReasons, type ReservationAction } from "@/contract/reservationLife";
import { noteLimits } from "@/contract/reservations";
import { sentences } from "@/contract/sentences";
import { rankReasons } from "@/domain/reservations/rankReasons";
import { reasonFor } from "@/domain/reasonFor";
import { reservationChanges } from "@/domain/reservations/reservationChanges";
import { reservationLife } from "@/domain/reservations/reservationLife";

import type { Hotel } from "../Hotel";
import { notFound, refuseFaults, refuseReasons } from "../refusals";
import type { StoredReservation } from "../StoredReservation";
import { actionEffects } from "./actionEffects";
import { changeReasons, guardReasons } from "./guardReasons";
import { historyWith } from "./historyOf";
import { toReservation } from "./toReservation";

export interface Actor {
  /** Name of the signed-in person. */
  by: string;
  now: Date;
}

/** Performs an action on a reservation, or refuses with reasons; a refusal changes nothing. */
export function act(
  stored: StoredReservation,
  action: ReservationAction,
  request: Omit<ActionRequest, "version">,
  hotel: Hotel,
  { by, now }: Actor,
): StoredReservation {
  if (!reservationLife.isAction(action)) throw notFound();
  const before = toReservation(stored, hotel);
  const permission = before.actions.find((one) => one.action === action);
  const overrideReason = textOf(request.overrideReason);
  if (!permission?.isOverridable || !overrideReason) refuseReasons(permission?.reasons ?? []);
  refuseFaults({ reasons: requestReasons(action, request), fields: tooLongIn(request) });
  if (action === "assignRoom") refuseReasons(roomChoiceReasons(stored, request.roomId ?? "", hotel));

  const at = now.getTime();
  const change = actionEffects[action](stored, { version: stored.version, ...request }, { hotel, now: at });
  const state = reservationLife.stateAfter(action, stored.state);
  const next: StoredReservation = { ...stored, ...change, state, version: stored.version + 1, updatedAt: at };
  refuseReasons(changeReasons(next, stored, hotel));
  const note = [overrideReason, textOf(request.note)].filter(Boolean).join(" · ");
  const changes = reservationChanges(before, toReservation(next, hotel), hotel.products);
  next.history = historyWith(stored, { at: now.toISOString(), by, what: action, changes, ...(note ? { note } : {}) });
  return hotel.put(next);
}

const textOf = (text: string | undefined) => text?.trim() ?? "";

function tooLongIn({ note, overrideReason }: Pick<ActionRequest, "note" | "overrideReason">) {
  const long = Object.entries({ note, overrideReason }).filter(([, text]) => textOf(text).length > noteLimits.letters);
  return Object.fromEntries(long.map(([name]) => [name, sentences.noteTooLong]));
}

function requestReasons(action: ReservationAction, { cancelReason }: Pick<ActionRequest, "cancelReason">): Reason[] {
  const isMissing = action === "cancel" && !cancelReasons.some((reason) => reason === cancelReason);
  return isMissing ? [reasonFor("REASON_MISSING")] : [];
}

/** Why the reservation could not have a room on its remaining nights. */
export function roomChoiceReasons(stored: StoredReservation, roomId: string, hotel: Hotel): Reason[] {
  const room = hotel.room(roomId);
  const type = room && hotel.roomType(room.roomTypeId);
  const booked = hotel.roomType(stored.roomTypeId);
  if (!room || !type || !booked) throw notFound();
  const ahead = stored.nights.filter(({ date }) => date >= hotel.property.businessDate);
  const asked = ahead.map((night) => ({ ...night, roomId, roomTypeId: type.id }));
  return [...rankReasons(room, type, booked), ...guardReasons(asked, hotel, stored.id)];
}
