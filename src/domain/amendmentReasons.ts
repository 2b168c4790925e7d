import type { Reason } from "@/contract/reasons";
import type { Reservation, ReservationDraft } from "@/contract/reservations";

import { type Circumstances, reservationLife, type RuledReservation } from "./reservationLife";
import { reasonFor } from "./reasonFor";
import { isEnded } from "./reservationStates";
import { situationOf } from "./situationOf";

export type AmendedReservation = RuledReservation &
  Omit<ReservationDraft, "state" | "extras" | "newGuest"> &
  Pick<Reservation, "extras">;

/**
 * Why a reservation may not become what the draft says. One that is still to come may become anything, but what was
 * confirmed is undone by a cancellation alone, and to confirm has its own conditions. With the guest in house the past
 * is fixed; when it is over, only the notes are open. From the arrival on, the draft's state says nothing.
 */
export function amendmentReasons(
  before: AmendedReservation,
  draft: ReservationDraft,
  circumstances: Circumstances,
): Reason[] {
  const { state, arrival } = before;
  const { businessDate } = circumstances;
  if (isEnded(state)) return hasSameFacts(before, draft) ? [] : [reasonFor("NOTES_ONLY")];
  if (state === "inHouse") {
    const isFixed = draft.arrival === arrival && draft.departure >= businessDate;
    return isFixed ? [] : [reasonFor("PAST_NIGHTS_FIXED")];
  }
  if (draft.state === state) return [];
  if (state === "confirmed") return [reasonFor("INVALID_TRANSITION", { situation: situationOf(before, businessDate) })];
  if (draft.state !== "confirmed") return [];
  const { departure, guarantee } = draft;
  // whether there are rooms is asked of the nights that it becomes, which need not be those that it was
  const confirming = { ...circumstances, sale: [] };
  return reservationLife.reasonsAgainst(
    "confirm",
    { ...before, arrival: draft.arrival, departure, guarantee },
    confirming,
  );
}

const hasSameFacts = (before: AmendedReservation, draft: ReservationDraft) =>
  !draft.newGuest && factsOf(before) === factsOf(draft);

const factsOf = (facts: Omit<ReservationDraft, "state" | "newGuest" | "releaseOn">) =>
  JSON.stringify([
    facts.arrival,
    facts.departure,
    facts.eta,
    facts.adults,
    facts.childrenAges,
    facts.roomTypeId,
    facts.ratePlanId,
    facts.guestId,
    facts.channelId,
    facts.externalRef,
    facts.guarantee,
    facts.extras.map(({ productId, quantity }) => [productId, quantity]),
  ]);
