import type { GuestData, GuestDraft } from "@/contract/people/guest";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { agreedNow } from "@/domain/reservations/balance";
import { isByPerson } from "@/domain/reservations/extraPeople";
import { isToArrive } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { draftedGuest } from "./draftedGuest";
import type { Sold } from "./soldOffer";

/** The stored facts of a draft; those that a change keeps are of the `former` reservation. */
export function factsOf(draft: ReservationDraft, hotel: Hotel, former?: StoredReservation) {
  const { arrival, departure, eta, adults, childrenAges, roomTypeId, ratePlanId, channelId, guarantee, notes } = draft;
  const extras = draft.extras.map(({ productId, quantity, people }, index) => {
    const kept = former?.extras.find((extra) => extra.productId === productId);
    const product = hotel.setUp.products.find(productId);
    const served = people && product && isByPerson(kept?.agreed ?? product) ? { people } : {};
    if (kept) {
      const { people: _, ...own } = kept;
      return { ...own, quantity, ...served };
    }
    const id = `extra-${index + 1}-${productId}`;
    return { id, productId, quantity, agreed: product && agreedNow(product), ...served };
  });
  const externalRef = draft.externalRef.trim();
  const isOver = former !== undefined && !isToArrive(former.state);
  const releaseOn = isOver ? former.releaseOn : draft.state === "optional" ? draft.releaseOn : "";
  const { perNight, reason = "" } = draft.negotiatedPrice ?? {};
  const negotiatedPrice = perNight === undefined ? undefined : { perNight, reason: reason.trim() };
  const stay = { arrival, departure, eta, adults, childrenAges, roomTypeId, ratePlanId, negotiatedPrice };
  return { ...stay, ...soldOf(draft, hotel, former), channelId, externalRef, guarantee, releaseOn, extras, notes };
}

type SoldDraft = Sold & Pick<ReservationDraft, "contactName">;

/** The company, the agency and the contact of a draft: the contact of none is gone with them. The record that a reservation was sold with stays, whatever that was merged into. */
export function soldOf(draft: SoldDraft, { companies }: Hotel, former?: Sold): SoldDraft {
  const kept = (id = "", before = "") => {
    const now = companies.now(id)?.id ?? id;
    return (now === (companies.now(before)?.id ?? before) ? before : now) || undefined;
  };
  return {
    companyId: kept(draft.companyId, former?.companyId),
    agencyId: kept(draft.agencyId, former?.agencyId),
    contactName: ((draft.companyId ?? draft.agencyId) && draft.contactName) || undefined,
  };
}

/** Whether a reservation already equals a draft: saving again after a lost reply is no change. */
export function isAsDrafted(stored: StoredReservation, draft: ReservationDraft, hotel: Hotel): boolean {
  const { guestId, newGuest } = draft;
  const isSameGuest = newGuest
    ? isSamePerson(hotel.guests.get(stored.guestId), newGuest, hotel)
    : guestIdNow(guestId, hotel) === hotel.guests.get(stored.guestId).id;
  const state = isToArrive(stored.state) ? draft.state : stored.state;
  return isSameGuest && hasAll(stored, { ...factsOf(draft, hotel, stored), state });
}

/** A form may still have the id of a guest who has been merged. */
export const guestIdNow = (id: string | undefined, hotel: Hotel) =>
  id !== undefined && hotel.guests.has(id) ? hotel.guests.get(id).id : id;

function isSamePerson(guest: GuestData, draft: GuestDraft, hotel: Hotel): boolean {
  const { firstName, lastName, email, phone, document, country } = personIn(draft, hotel);
  return hasAll(guest, { firstName, lastName, email, phone, document, country });
}

const hasAll = <Whole extends object>(whole: Whole, part: Partial<Whole>) =>
  (Object.keys(part) as (keyof Whole)[]).every((key) => JSON.stringify(whole[key]) === JSON.stringify(part[key]));

export const personIn = (draft: GuestDraft, { property }: Hotel) => draftedGuest(draft, property.businessDate).guest;
