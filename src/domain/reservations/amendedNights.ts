import type { CivilDate } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation, ReservationNight } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { atNegotiated } from "./negotiatedPrice";
import { nightsOf } from "../stay";
import { roomOf } from "./roomOf";
import { takesRooms } from "./situationOf";

export type StayFacts = Pick<
  Reservation,
  "arrival" | "departure" | "adults" | "childrenAges" | "roomTypeId" | "ratePlanId" | "negotiatedPrice"
>;

type Draft = Pick<ReservationDraft, keyof StayFacts>;

interface Pricing {
  /** Today's price of each night of the draft's stay. */
  offered: readonly NightPrice[];
  businessDate: CivilDate;
  /** The agreed nights keep their price whatever else changes. */
  keepsPrice?: boolean;
  /** The contract of another company gives the prices. */
  isOtherContract?: boolean;
}

interface Amending extends Pricing {
  /** Whether the room has no other holder and no block on that night. */
  isRoomFree: (roomId: string, date: CivilDate) => boolean;
  roomTypeOf: (roomId: string) => string;
}

/**
 * The price of each night of a changed reservation. An agreed night keeps its price while type, plan, people and
 * contract stay the same, or where a person says so; a negotiated price is that of every night. Nights that a guest in house has slept do
 * not change. The form quotes by this, the server agrees by it.
 */
export function amendedPrices(
  before: StayFacts & Pick<Reservation, "state" | "nights">,
  draft: Draft,
  { offered, businessDate, keepsPrice = false, isOtherContract = false }: Pricing,
): NightPrice[] {
  const isSamePromise = draft.negotiatedPrice?.perNight === before.negotiatedPrice?.perNight;
  const isSamePrice = isSamePromise && (keepsPrice || (!isOtherContract && termsOf(draft) === termsOf(before)));
  const asked = atNegotiated(offered, draft.negotiatedPrice);
  return nightsOf(draft).map((date) => {
    const agreed = before.nights.find((night) => night.date === date);
    const isKept = isSamePrice || (before.state === "inHouse" && date < businessDate);
    return { date, price: (isKept ? agreed : undefined)?.price ?? priceOn(asked, date) };
  });
}

/**
 * The nights of a changed reservation, at their `amendedPrices`. An agreed night keeps its room while the type stays the
 * same; an added night gets the same room if it is free. A guest in house keeps the room whatever is paid, and past nights
 * do not change. A day use that gets nights keeps its room.
 */
export function amendedNights(
  before: StayFacts & Pick<Reservation, "state" | "nights" | "dayRoomId">,
  draft: Draft,
  { isRoomFree, roomTypeOf, ...pricing }: Amending,
): ReservationNight[] {
  const keepsRoom = draft.roomTypeId === before.roomTypeId || before.state === "inHouse";
  return amendedPrices(before, draft, pricing).map(({ date, price }) => {
    const agreed = before.nights.find((night) => night.date === date);
    if (agreed && before.state === "inHouse" && date < pricing.businessDate) return agreed;
    const roomId = !keepsRoom ? undefined : agreed ? agreed.roomId : roomOf(before, before.departure) || undefined;
    if (roomId !== undefined && isRoomFree(roomId, date)) {
      return { date, price, roomTypeId: roomTypeOf(roomId), roomId };
    }
    return { date, price, roomTypeId: draft.roomTypeId };
  });
}

/** The nights that use a room of a type that the reservation did not have before: guards check these. */
export function nightsTaken(
  before: { state: ReservationState; nights: readonly ReservationNight[] } | undefined,
  after: { state: ReservationState; nights: readonly ReservationNight[] },
): ReservationNight[] {
  if (!takesRooms(after.state)) return [];
  const held = before && takesRooms(before.state) ? before.nights : [];
  return after.nights.filter(
    ({ date, roomTypeId }) => !held.some((night) => night.date === date && night.roomTypeId === roomTypeId),
  );
}

const termsOf = ({ roomTypeId, ratePlanId, adults, childrenAges }: StayFacts) =>
  JSON.stringify([roomTypeId, ratePlanId, adults, childrenAges]);

function priceOn(offered: readonly NightPrice[], date: CivilDate) {
  const night = offered.find((offer) => offer.date === date);
  if (!night) throw new Error(`No price is offered for the night of ${date}`);
  return night.price;
}
