import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { reasonFor } from "../reasonFor";
import { pastNightsReasons } from "../stay";
import type { Circumstances, RuledReservation } from "./lifeGuards";
import { reservationLife } from "./reservationLife";
import { isEnded, situationOf } from "./situationOf";

export type AmendedReservation = RuledReservation &
  Omit<ReservationDraft, "state" | "extras" | "newGuest"> &
  Pick<Reservation, "extras">;

/**
 * Why a reservation may not be changed to the draft. Before the arrival anything may change, except that only a
 * cancellation undoes a confirmation, and confirming has its own conditions. With the guest in house past nights are
 * fixed; after the stay only the notes may change. From the arrival on, the draft's state is ignored.
 */
export function amendmentReasons(
  before: AmendedReservation,
  draft: ReservationDraft,
  circumstances: Circumstances,
): Reason[] {
  const { state } = before;
  const { businessDate } = circumstances;
  if (isEnded(state)) return hasSameFacts(before, draft) ? [] : [reasonFor("NOTES_ONLY")];
  if (state === "inHouse") return pastNightsReasons(before, draft, businessDate);
  if (draft.state === state) return [];
  if (state === "confirmed") return [reasonFor("INVALID_TRANSITION", { situation: situationOf(before, businessDate) })];
  if (draft.state !== "confirmed") return [];
  const { departure, guarantee } = draft;
  // availability is checked for the new nights, which may differ from the old
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
    facts.negotiatedPrice?.perNight,
    facts.guestId,
    facts.companyId,
    facts.agencyId,
    facts.contactName,
    facts.channelId,
    facts.externalRef,
    facts.guarantee,
    facts.extras.map(({ productId, quantity, people }) => [productId, quantity, people]),
  ]);
