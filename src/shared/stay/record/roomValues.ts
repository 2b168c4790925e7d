import { type RoutedKind, routedKinds } from "@/contract/account/accountWindows";
import type { BookingRoom } from "@/contract/reservations/reservationDraft";

/** One more room of a new booking. */
export interface RoomValues extends Omit<BookingRoom, "childrenAges"> {
  /** Of its fields in the form. */
  id: string;
  /** In years; "" while unknown. */
  childrenAges: (number | "")[];
}

type OfferOfRoom = Pick<BookingRoom, "roomTypeId" | "ratePlanId">;

/** The other rooms as a form has them; with "" for type and plan they are as the first one. */
export interface RoomsValues {
  rooms?: RoomValues[];
  /** By kind, whether the folio of the first one pays it for the others. */
  routed?: Record<string, boolean>;
}

/** The other rooms of a booking as the server takes them. */
export interface RoomsDraft {
  rooms?: BookingRoom[];
  routed?: RoutedKind[];
}

/** Type and plan of a further room. */
export const offerOfRoom = ({ roomTypeId, ratePlanId }: OfferOfRoom, first: OfferOfRoom): OfferOfRoom =>
  roomTypeId === "" ? { roomTypeId: first.roomTypeId, ratePlanId: first.ratePlanId } : { roomTypeId, ratePlanId };

export function roomsIn(first: OfferOfRoom & RoomsValues): RoomsDraft {
  const { rooms = [], routed = {} } = first;
  if (rooms.length === 0) return {};
  const asked = rooms.map(({ id: _, ...room }) => ({
    ...room,
    ...offerOfRoom(room, first),
    childrenAges: room.childrenAges.map(Number),
    guest: room.guest.trim(),
  }));
  return { rooms: asked, routed: routedKinds.filter((kind) => routed[kind]) };
}

/** A booking with the further rooms at these places changed alike. */
export const withRooms = <Values extends RoomsValues>(
  booking: Values,
  places: readonly number[],
  changes: Partial<RoomValues>,
): Values => ({
  ...booking,
  rooms: booking.rooms?.map((room, place) => (places.includes(place) ? { ...room, ...changes } : room)),
});
