import { bookingLimits, noteLimits, type ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { sentences } from "@/contract/sentences";
import { isCivilDate } from "@/domain/civilDate";
import { reasonFor } from "@/domain/reasonFor";
import { negotiatedFaults } from "@/domain/reservations/negotiatedPrice";
import { draftReasons } from "@/domain/reservations/draftReasons";
import { notSoldReasons } from "@/domain/reservations/notSoldReasons";

import type { Hotel } from "../Hotel";
import type { Faults } from "../refusals";
import type { StoredReservation } from "../books/StoredReservation";
import { draftedGuest } from "./draftedGuest";

const MOST_LETTERS = bookingLimits.letters;
const states = new Set<unknown>(["inquiry", "waitlist", "optional", "pending", "confirmed"]);
const guarantees = new Set<unknown>(["none", "card", "deposit", "prepaid", "company", "agency"]);

/** Faults of a draft, independent of availability. */
export function draftFaults(draft: ReservationDraft, hotel: Hotel, former?: StoredReservation): Faults {
  const impossible = { ...impossibleIn(draft, hotel, former), ...tooLongIn(draft) };
  const roomType = hotel.roomType(draft.roomTypeId);
  if (!roomType || impossible.arrival || impossible.departure) return { reasons: [], fields: impossible };
  const ofGuest = draft.newGuest ? draftedGuest(draft.newGuest, hotel.property.businessDate).faults.fields : {};
  const guestFields = Object.fromEntries(Object.entries(ofGuest).map(([field, text]) => [`newGuest.${field}`, text]));
  const { ratePlans, channels, products } = hotel.setUp;
  const chosen = {
    roomType,
    ratePlan: ratePlans.find(draft.ratePlanId),
    channel: channels.find(draft.channelId),
    products: products.all(),
  };
  const { negotiatedPrice } = draft;
  const negotiated = negotiatedPrice ? negotiatedFaults(negotiatedPrice) : [];
  return {
    reasons: [
      ...soldToReasons(draft, hotel, former),
      ...contactReasons(draft, hotel, former),
      ...draftReasons(draft, roomType, hotel.property.businessDate, former, childrenRule(draft, hotel, former)),
      ...notSoldReasons(draft, chosen, former),
      ...negotiated.map(({ field, reason }) => ({ ...reason, field })),
    ],
    fields: { ...impossible, ...guestFields },
  };
}

/** The rule for children that the stay has agreed, else that of its plan. */
function childrenRule({ ratePlanId }: ReservationDraft, { setUp }: Hotel, former?: StoredReservation) {
  if (former?.ratePlanId === ratePlanId) return former.policies.children;
  const plan = setUp.ratePlans.find(ratePlanId);
  return plan ? setUp.policiesOf(plan).children : { bands: [] };
}

/** Of a company that another person has deleted or closed since it was found. What the reservation has already stays. */
const soldToReasons = (draft: ReservationDraft, { companies }: Hotel, former?: StoredReservation): Reason[] =>
  (["companyId", "agencyId"] as const).flatMap((field) => {
    if (draft[field] === undefined) return [];
    const found = companies.now(draft[field]);
    if (!found || found.state === "deleted") return { ...reasonFor("GONE"), field };
    const isKept = found.id === companies.now(former?.[field])?.id;
    return found.state === "active" || isKept ? [] : { ...reasonFor("COMPANY_CLOSED", { company: found.name }), field };
  });

/** Of a contact that its company has no longer. What the reservation has already stays. */
function contactReasons(draft: ReservationDraft, { companies }: Hotel, former?: StoredReservation): Reason[] {
  const { contactName: contact } = draft;
  if (!contact || contact === former?.contactName || companies.isContact(contact, draft)) return [];
  return [{ ...reasonFor("CONTACT_UNKNOWN", { contact }), field: "contactName" }];
}

/** Faults of what a person may have typed, and of what another person has removed since: the sentence says so. */
const whyNot: Record<string, string> = {
  arrival: reasonFor("DATE_UNKNOWN").message,
  departure: reasonFor("DATE_UNKNOWN").message,
  releaseOn: reasonFor("DATE_UNKNOWN").message,
  guestId: reasonFor("GUEST_MISSING").message,
};

/** Impossible values: no form sends most of them. */
function impossibleIn(draft: ReservationDraft, hotel: Hotel, former?: StoredReservation): Faults["fields"] {
  const { arrival, departure, eta, guestId, extras, releaseOn } = draft;
  const isPossible: Record<string, boolean> = {
    state: states.has(draft.state),
    arrival: isCivilDate(arrival),
    departure: isCivilDate(departure),
    eta: eta === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(eta),
    adults: Number.isInteger(draft.adults) && draft.adults >= 0,
    roomTypeId: hotel.roomType(draft.roomTypeId) !== undefined,
    ratePlanId: hotel.setUp.ratePlans.find(draft.ratePlanId) !== undefined,
    channelId: hotel.setUp.channels.find(draft.channelId) !== undefined,
    guarantee: guarantees.has(draft.guarantee),
    releaseOn: releaseOn === "" || isCivilDate(releaseOn),
    guestId: !guestId || guestId === former?.guestId || hotel.guests.has(guestId),
    extras: extras.every(
      ({ productId, quantity, people = [0] }) =>
        isSold(productId, hotel) && isQuantity(quantity) && people.length > 0 && people.every(isCount),
    ),
  };
  const impossible = Object.keys(isPossible).filter((field) => !isPossible[field]);
  return Object.fromEntries(impossible.map((field) => [field, whyNot[field] ?? sentences.invalidValue]));
}

/** Whether it is sold with a stay: the minibar is charged as it is taken. */
function isSold(productId: string, { setUp }: Hotel): boolean {
  const product = setUp.products.find(productId);
  return product !== undefined && !product.isMinibar;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= 99;
const isQuantity = (value: number) => isCount(value) && value > 0;

function tooLongIn({ externalRef, notes }: ReservationDraft): Faults["fields"] {
  const long = Object.entries(notes).filter(([, note]) => note.length > noteLimits.letters);
  const fields = Object.fromEntries(long.map(([name]) => [`notes.${name}`, sentences.noteTooLong]));
  if (externalRef.length <= MOST_LETTERS) return fields;
  return { ...fields, externalRef: reasonFor("TEXT_TOO_LONG", { max: MOST_LETTERS }).message };
}
