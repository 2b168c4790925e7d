import type { Product } from "@/contract/property";
import type { ReservationExtra } from "@/contract/reservations/folio";
import { type HistoryEntry, type SavedField, savedFields } from "@/contract/reservations/reservationHistory";
import type { Reservation } from "@/contract/reservations/reservations";

import { agreedProduct } from "./balance";
import { extraText } from "./extraPeople";
import { fullName } from "../people/names";
import { roomIdsOf } from "./roomOf";

export type Comparable = Pick<
  Reservation,
  | "state"
  | "arrival"
  | "departure"
  | "eta"
  | "adults"
  | "childrenAges"
  | "roomTypeId"
  | "ratePlanId"
  | "negotiatedPrice"
  | "contactName"
  | "channelId"
  | "externalRef"
  | "guarantee"
  | "releaseOn"
  | "nights"
  | "dayRoomId"
  | "extras"
  | "notes"
> & {
  guest: Pick<Reservation["guest"], "firstName" | "lastName">;
  company?: { name: string };
  agency?: { name: string };
};

/** The changes of a reservation, field by field, in the form's order. */
export function reservationChanges(
  before: Comparable,
  after: Comparable,
  products: readonly Product[],
): HistoryEntry["changes"] {
  const [was, is] = [textsOf(before, products), textsOf(after, products)];
  return savedFields
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ field, before: was[field], after: is[field] }));
}

/** The price that a new reservation begins with, where it is not the plan's. */
export function negotiationChanges({ negotiatedPrice }: Pick<Comparable, "negotiatedPrice">): HistoryEntry["changes"] {
  if (!negotiatedPrice) return [];
  const { perNight, reason } = negotiatedPrice;
  return [
    { field: "negotiatedPrice", before: "", after: String(perNight) },
    { field: "negotiatedReason", before: "", after: reason.trim() },
  ];
}

function textsOf(reservation: Comparable, products: readonly Product[]): Record<SavedField, string> {
  const { state, arrival, departure, eta, adults, childrenAges, guest, roomTypeId, ratePlanId } = reservation;
  const { perNight, reason = "" } = reservation.negotiatedPrice ?? {};
  const { extras, channelId, externalRef, guarantee, releaseOn, notes } = reservation;
  const nameOf = (extra: ReservationExtra) => agreedProduct(extra, products)?.name ?? extra.productId;
  return {
    state,
    arrival,
    departure,
    eta,
    adults: String(adults),
    childrenAges: childrenAges.join(", "),
    guest: fullName(guest),
    company: reservation.company?.name ?? "",
    agency: reservation.agency?.name ?? "",
    contactName: reservation.contactName ?? "",
    roomTypeId,
    ratePlanId,
    negotiatedPrice: perNight === undefined ? "" : String(perNight),
    negotiatedReason: reason,
    roomId: roomIdsOf(reservation).join(", "),
    extras: extras.map((extra) => extraText(nameOf(extra), extra)).join(", "),
    channelId,
    externalRef,
    guarantee,
    releaseOn,
    "notes.internal": notes.internal,
    "notes.guest": notes.guest,
    "notes.request": notes.request,
  };
}
