import type { Offer } from "@/contract/reservations/rates";
import type { Reason, ReasonCode } from "@/contract/reservations/reservationReasons";
import type { ReservationNight } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { amendedNights } from "@/domain/reservations/amendedNights";
import { feeOf } from "@/domain/reservations/fees";
import { dayRoomAfter, roomOf } from "@/domain/reservations/roomOf";
import { sellerOf } from "@/domain/companies/sellerOf";
import { reasonFor } from "@/domain/reasonFor";

import type { Hotel } from "../Hotel";
import { inventoryOf } from "../inventoryOf";
import type { StoredReservation } from "../books/StoredReservation";
import { notFound } from "../../records/Refused";
import { refuseReasons } from "../refusals";
import { guardReasons, roomDayReasons } from "./guardReasons";
import { withNightsSlept } from "./nightsSlept";
import { contractFor, soldOffer } from "./soldOffer";

export type Terms = Pick<
  ReservationDraft,
  | "arrival"
  | "departure"
  | "adults"
  | "childrenAges"
  | "roomTypeId"
  | "ratePlanId"
  | "negotiatedPrice"
  | "companyId"
  | "agencyId"
>;

/** The terms that restrictions depend on. */
const stayOf = ({ arrival, departure, roomTypeId, ratePlanId }: Terms) =>
  [arrival, departure, roomTypeId, ratePlanId].join(" ");

/** The terms that prices depend on. */
export const termsOf = (terms: Terms, hotel: Hotel) =>
  JSON.stringify([
    stayOf(terms),
    terms.adults,
    terms.childrenAges,
    terms.negotiatedPrice?.perNight,
    contractFor(terms, hotel)?.id,
    sellerFor(terms, hotel),
  ]);

const sellerFor = (terms: Terms, { companies }: Hotel) => companies.now(sellerOf(terms))?.id;

interface Amended {
  change: Partial<StoredReservation>;
  /** Sale restrictions against it. */
  restrictions: Reason[];
}

/** Consequences of other terms: nights with their rooms and prices, policies and deposit. */
export function amendedTerms(stored: StoredReservation, draft: Terms, hotel: Hotel, keepsPrice?: boolean): Amended {
  const offer = offerFor(draft, hotel, stored);
  const isOtherStay = stayOf(draft) !== stayOf(stored);
  const isOtherSeller = sellerFor(draft, hotel) !== sellerFor(stored, hotel);
  const isNew = ({ code }: Reason) => isOtherStay || (isOtherSeller && code === "COMPANY_QUOTA");
  const nights = amendedNights(stored, draft, {
    offered: offer.nights,
    businessDate: hotel.property.businessDate,
    keepsPrice,
    isOtherContract: contractFor(draft, hotel)?.id !== contractFor(stored, hotel)?.id,
    isRoomFree: (roomId, date) => guardReasons([nightIn(roomId, date, hotel)], hotel, stored.id).length === 0,
    roomTypeOf: (roomId) => hotel.room(roomId)?.roomTypeId ?? draft.roomTypeId,
  });
  const dayRoomId = amendedDayRoom(stored, { ...draft, nights }, hotel);
  const policies = draft.ratePlanId === stored.ratePlanId ? stored.policies : offer.policies;
  const charges = withNightsSlept(stored, nights, hotel);
  return {
    change: { nights, dayRoomId, policies, deposit: feeOf(policies.deposit.fee, nights), charges },
    restrictions: stored.state === "inHouse" ? [] : restrictionsOf(offer).filter(isNew),
  };
}

/** The stay on these dates and, with a type, sold as that one at its price of today; refuses what is not for sale. */
export function soldAgain(
  stored: StoredReservation,
  { arrival, departure }: Pick<Terms, "arrival" | "departure">,
  repricedAs: string | undefined,
  hotel: Hotel,
): StoredReservation {
  const type = repricedAs === undefined ? {} : { roomTypeId: repricedAs, negotiatedPrice: undefined };
  const terms = { ...stored, arrival, departure, ...type };
  const { change, restrictions } = amendedTerms(stored, terms, hotel);
  refuseReasons(restrictions);
  return { ...terms, ...change };
}

/** A guest in house keeps the room until the check-out; for day use to come it is kept if it is free then. */
function amendedDayRoom(stored: StoredReservation, next: Terms & Pick<StoredReservation, "nights">, hotel: Hotel) {
  const dayRoomId = dayRoomAfter(stored, next, hotel.property.businessDate);
  if (stored.state === "inHouse") return dayRoomId;
  const isKept = next.roomTypeId === stored.roomTypeId;
  return isKept && roomDayReasons({ ...next, id: stored.id, dayRoomId }, hotel).length === 0 ? dayRoomId : undefined;
}

const nightIn = (roomId: string, date: string, hotel: Hotel): ReservationNight => ({
  date,
  price: 0,
  roomId,
  roomTypeId: hotel.room(roomId)?.roomTypeId ?? "",
});

/** A guest in house always has a room: an extension needs the same room, or a move first. */
export function roomlessReasons({ id, state, nights }: StoredReservation, former: StoredReservation, hotel: Hotel) {
  const roomless = nights.filter((night) => night.roomId === undefined);
  if (state !== "inHouse" || roomless.length === 0) return [];
  const roomId = roomOf(former, former.departure);
  if (roomId === "") return [reasonFor("ROOM_MISSING")];
  return guardReasons(
    roomless.map(({ date }) => nightIn(roomId, date, hotel)),
    hotel,
    id,
  );
}

export function offerFor(draft: Terms, hotel: Hotel, former?: StoredReservation): Offer {
  const roomType = hotel.roomType(draft.roomTypeId);
  const plan = hotel.setUp.ratePlans.find(draft.ratePlanId);
  const asked = { stay: draft, people: draft, sold: draft, inventory: inventoryOf(hotel, former) };
  const offer = roomType && plan && soldOffer(asked, roomType, plan, hotel);
  if (!offer) throw notFound();
  return offer;
}

const ofAvailability = new Set<ReasonCode>(["NO_AVAILABILITY", "HOUSE_FULL"]);

/** The guards check the exact nights for rooms, so availability is left out here. */
export const restrictionsOf = ({ reasons }: Offer) => reasons.filter(({ code }) => !ofAvailability.has(code));
