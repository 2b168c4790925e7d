import type { CivilDate } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation, ReservationDraft, ReservationNight } from "@/contract/reservations/reservations";

import { nightsOf } from "../stay";
import { roomOf } from "./roomOf";
import { takesRooms } from "./situationOf";

export type StayFacts = Pick<
  Reservation,
  "arrival" | "departure" | "adults" | "childrenAges" | "roomTypeId" | "ratePlanId"
>;

interface Amending {
  /** Today's price of each night of the draft's stay. */
  offered: readonly NightPrice[];
  businessDate: CivilDate;
  /** Whether the room has no other holder and no block on that night. */
  isRoomFree: (roomId: string, date: CivilDate) => boolean;
  roomTypeOf: (roomId: string) => string;
}

/**
 * The nights of a changed reservation. An agreed night keeps its price while type, plan and people stay the same, and
 * its room while the type does; an added night gets the same room if it is free. A guest in house keeps the room
 * whatever is paid, and past nights do not change. A day use that gets nights keeps its room.
 */
export function amendedNights(
  before: StayFacts & Pick<Reservation, "state" | "nights" | "dayRoomId">,
  draft: Pick<ReservationDraft, keyof StayFacts>,
  { offered, businessDate, isRoomFree, roomTypeOf }: Amending,
): ReservationNight[] {
  const isSameType = draft.roomTypeId === before.roomTypeId;
  const keepsRoom = isSameType || before.state === "inHouse";
  const isSamePrice = isSameType && termsOf(draft) === termsOf(before);
  return nightsOf(draft).map((date) => {
    const agreed = before.nights.find((night) => night.date === date);
    if (agreed && before.state === "inHouse" && date < businessDate) return agreed;
    const price = (isSamePrice ? agreed : undefined)?.price ?? priceOn(offered, date);
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

const termsOf = ({ ratePlanId, adults, childrenAges }: Pick<StayFacts, "ratePlanId" | "adults" | "childrenAges">) =>
  JSON.stringify([ratePlanId, adults, childrenAges]);

function priceOn(offered: readonly NightPrice[], date: CivilDate) {
  const night = offered.find((offer) => offer.date === date);
  if (!night) throw new Error(`No price is offered for the night of ${date}`);
  return night.price;
}
