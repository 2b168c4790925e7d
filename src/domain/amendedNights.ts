import type { CivilDate } from "@/contract/property";
import type { NightPrice } from "@/contract/rates";
import type { ReservationState } from "@/contract/reservationLife";
import type { Reservation, ReservationDraft, ReservationNight } from "@/contract/reservations";

import { takesRooms } from "./reservationStates";
import { nightsOf } from "./stay";

export type StayFacts = Pick<
  Reservation,
  "arrival" | "departure" | "adults" | "childrenAges" | "roomTypeId" | "ratePlanId"
>;

interface Amending {
  /** What is asked for each night of the draft's stay today. */
  offered: readonly NightPrice[];
  businessDate: CivilDate;
  /** Whether nobody else has the room on that night, and no block. */
  isRoomFree: (roomId: string, date: CivilDate) => boolean;
}

/**
 * The nights of a changed reservation. A night that was agreed keeps its price while type, plan and people stay as they
 * were, and its room while the type does; a further night goes to the same room where that is free. A guest in house
 * keeps the room whatever is paid for it, and the nights that have been slept stay as they are.
 */
export function amendedNights(
  before: StayFacts & Pick<Reservation, "state" | "nights">,
  draft: Pick<ReservationDraft, keyof StayFacts>,
  { offered, businessDate, isRoomFree }: Amending,
): ReservationNight[] {
  const isSameType = draft.roomTypeId === before.roomTypeId;
  const keepsRoom = isSameType || before.state === "inHouse";
  const isSamePrice = isSameType && termsOf(draft) === termsOf(before);
  return nightsOf(draft).map((date) => {
    const agreed = before.nights.find((night) => night.date === date);
    if (agreed && before.state === "inHouse" && date < businessDate) return agreed;
    const price = (isSamePrice ? agreed : undefined)?.price ?? priceOn(offered, date);
    const neighbour = keepsRoom ? (agreed ?? before.nights.at(-1)) : undefined;
    if (neighbour?.roomId !== undefined && isRoomFree(neighbour.roomId, date)) {
      return { date, price, roomTypeId: neighbour.roomTypeId, roomId: neighbour.roomId };
    }
    return { date, price, roomTypeId: draft.roomTypeId };
  });
}

/** The nights that take a room of a type that the reservation had none of before: the ones that guards have to allow. */
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

const termsOf = ({ ratePlanId, adults, childrenAges }: Pick<StayFacts, "ratePlanId" | "adults" | "childrenAges">) =>
  JSON.stringify([ratePlanId, adults, childrenAges]);

function priceOn(offered: readonly NightPrice[], date: CivilDate) {
  const night = offered.find((offer) => offer.date === date);
  if (!night) throw new Error(`No price is offered for the night of ${date}`);
  return night.price;
}
