import axios from "axios";
import { onTestFinished } from "vitest";

import { dayContract } from "@/contract/day/day";
import { deskContract } from "@/contract/reservations/desk";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { folioContract } from "@/contract/reservations/folios";
import { guestsContract } from "@/contract/guests/guests";
import { ratesContract } from "@/contract/reservations/rates";
import { setUpContract } from "@/contract/reservations/setUp";
import type { ReservationRefusal } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";
import { reservationCalls } from "./reservationCalls";

export const hotelApi = createClient({
  ...setUpContract,
  ...ratesContract,
  ...guestsContract,
  ...reservationCalls,
  ...folioContract,
  ...dayContract,
  ...deskContract,
  ...roomStatusContract,
});

interface Opening extends Partial<Conditions> {
  at?: string;
  reservations?: number;
  /** Of the tills. */
  tickets?: number;
}

/**
 * The fake backend with some weeks of its sample hotel, without delays, on Tuesday, 14 April 2026, unless `at` gives
 * another moment.
 */
export function openHotel({
  at = "2026-04-14T08:00:00.000Z",
  reservations = 250,
  tickets,
  ...conditions
}: Opening = {}) {
  const { now, after, advance } = manualClock(at);
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after, ...conditions }, { reservations, tickets });
  onTestFinished(backend.stop);
  return { hotel: backend.db.hotel, db: backend.db, advance, stop: backend.stop };
}

/** Two adults for two nights in May, by telephone, without anything special. */
export const draftOf = (changes: Partial<ReservationDraft> = {}): ReservationDraft => ({
  state: "confirmed",
  arrival: "2026-05-12",
  departure: "2026-05-14",
  eta: "",
  adults: 2,
  childrenAges: [],
  roomTypeId: "DBL",
  ratePlanId: "BAR",
  newGuest: {
    firstName: "Prueba",
    lastName: "Iglesias",
    email: "prueba@example.com",
    phone: "",
    document: "",
    country: "ES",
  },
  channelId: "phone",
  externalRef: "",
  guarantee: "card",
  releaseOn: "",
  extras: [],
  notes: { internal: "", guest: "", request: "" },
  ...changes,
});

let calls = 0;

export function book(changes: Partial<ReservationDraft> = {}) {
  calls += 1;
  return hotelApi.createReservation({ body: { clientId: `call-${calls}`, draft: draftOf(changes) } });
}

/** Saves a reservation with changed fields. */
export async function amend(id: string, changes: Partial<ReservationDraft>) {
  const { version, guest, state: _, ...agreed } = await hotelApi.getReservation({ params: { id } });
  const draft = { ...draftOf(), ...agreed, newGuest: undefined, guestId: guest.id, ...changes };
  return hotelApi.updateReservation({ params: { id }, body: { version, draft } });
}

/** Status, sentence and reasons of a refused call. */
export async function hotelRefusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!axios.isAxiosError<ReservationRefusal>(error) || !error.response) throw error;
    const { status, data } = error.response;
    return { status, ...data, codes: data.reasons.map(({ code }) => code) };
  }
  throw new Error("The call was not refused.");
}
