import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

export const today = "2026-04-14";

/** A hotel without guests but those of the test: the sample's only guest is elsewhere and another day. */
export const openQuiet = () => openHotel({ reservations: 1 }).hotel;

type Known = Pick<Reservation, "id" | "version">;

export const act = ({ id, version }: Known, action: string, more: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });

export const get = (id: string) => hotelApi.getReservation({ params: { id } });

/** Saves what the form would: all as it stands, but for the changes. */
export function save(stay: Reservation, changes: Partial<ReservationDraft>, decisions: SaveDecisions = {}) {
  const { id, version, guest, state: now, ...rest } = stay;
  const state = ["inHouse", "checkedOut"].includes(now) ? "confirmed" : (now as ReservationDraft["state"]);
  const draft = draftOf({ ...rest, state, guestId: guest.id, newGuest: undefined, ...changes });
  return hotelApi.updateReservation({ params: { id }, body: { version, draft, ...decisions } });
}

export const inRoom = async (roomId: string, changes: Partial<ReservationDraft> = {}) =>
  act(await book(changes), "assignRoom", { roomId });

/** Somebody who has arrived today. */
export const arrived = async (roomId: string, departure: string, changes: Partial<ReservationDraft> = {}) =>
  act(await inRoom(roomId, { arrival: today, departure, ...changes }), "checkIn");

export const codesOf = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).codes;

export const prices = ({ nights }: Pick<Reservation, "nights">) => nights.map(({ price }) => price);

export const roomIds = ({ nights }: Pick<Reservation, "nights">) => nights.map(({ roomId }) => roomId);
