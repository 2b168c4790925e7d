import type { CloseReasonCode, CloseRow, CloseSolution } from "@/contract/day/close";
import type { CivilDate } from "@/contract/property";
import type { ReasonOf } from "@/contract/reasons";
import type { ReasonCode } from "@/contract/reservations/reservationReasons";
import type { ReservationDraft } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { moveReasons } from "@/domain/close/closeRules";
import { permissionFor } from "@/domain/permissionFor";
import { cancellationFee, noShowFee } from "@/domain/reservations/fees";

import { ApiError } from "../core/ApiError";
import type { Hotel } from "../hotel/Hotel";
import { listEntryOf } from "../hotel/list/listEntryOf";
import { act } from "../hotel/reservations/act";
import { amendedReservation } from "../hotel/reservations/saveReservation";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";

type Why = ReasonOf<ReasonCode | CloseReasonCode>;

/** How the row could be solved in place. */
function solutionsOf({ state }: StoredReservation): CloseSolution[] {
  if (state === "inHouse") return ["extend"];
  return [state === "confirmed" ? "noShow" : "cancel", "move"];
}

/** A row of the close; its actions are tried out on the books as they are. */
export function toCloseRow(stored: StoredReservation, hotel: Hotel, actor: Actor, isOpen = true): CloseRow {
  const { id, version, arrival, departure, state } = stored;
  const { customer, room, situation, balance } = listEntryOf(stored, hotel);
  const { businessDate } = hotel.property;
  const cost = state === "confirmed" ? noShowFee(stored, businessDate) : cancellationFee(stored, businessDate);
  const actions = (isOpen ? solutionsOf(stored) : []).map((action) =>
    permissionFor(action, reasonsAgainst(action, stored, hotel, actor)),
  );
  const fee = isOpen && state !== "inHouse" ? cost.fee : 0;
  return { id, version, customer, room, arrival, departure, situation, balance, fee, actions };
}

/** Solves a row that has no reasons against it. */
export function solve(solution: CloseSolution, stored: StoredReservation, hotel: Hotel, actor: Actor) {
  if (solution === "noShow") return act(stored, "markNoShow", {}, hotel, { ...actor, isClosing: true });
  if (solution === "cancel") return act(stored, "cancel", { cancelReason: "notConfirmed" }, hotel, actor);
  return hotel.put(amended(solution, stored, hotel, actor));
}

/** Why the row cannot be solved that way; empty when it can. */
export function reasonsAgainst(solution: CloseSolution, stored: StoredReservation, hotel: Hotel, actor: Actor): Why[] {
  if (solution === "noShow" || solution === "cancel") return []; // the close allows them in these states
  const nextDay = addDays(hotel.property.businessDate, 1);
  const lastNight = solution === "move" ? moveReasons(stored, nextDay) : [];
  if (lastNight.length > 0) return lastNight;
  try {
    amended(solution, stored, hotel, actor);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reasons;
  }
}

function amended(solution: "move" | "extend", stored: StoredReservation, hotel: Hotel, actor: Actor) {
  const nextDay = addDays(hotel.property.businessDate, 1);
  const dates: Partial<Record<"arrival" | "departure", CivilDate>> =
    solution === "move" ? { arrival: nextDay } : { departure: nextDay };
  return amendedReservation(stored, { ...draftOf(stored), ...dates }, hotel, actor);
}

/** The reservation as a form would send it back; in house the draft's state is ignored. */
function draftOf({ state, extras, ...stored }: StoredReservation): ReservationDraft {
  const { arrival, departure, eta, adults, childrenAges, roomTypeId, ratePlanId, negotiatedPrice, guestId } = stored;
  const { channelId, externalRef, guarantee, releaseOn, notes } = stored;
  return {
    state: state === "optional" || state === "pending" ? state : "confirmed",
    arrival,
    departure,
    eta,
    adults,
    childrenAges,
    roomTypeId,
    ratePlanId,
    negotiatedPrice,
    guestId,
    channelId,
    externalRef,
    guarantee,
    releaseOn,
    extras: extras.map(({ productId, quantity }) => ({ productId, quantity })),
    notes,
  };
}
