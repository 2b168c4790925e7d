import axios from "axios";
import { onTestFinished } from "vitest";

import type { GuestRefusal } from "@/contract/guests/guestProfile";
import type { Guest, GuestData } from "@/contract/people/guest";
import { guestsContract } from "@/contract/guests/guests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { unknownData } from "@/domain/guests/unknownData";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";
import { reservationCalls } from "./reservationCalls";

export const guestsApi = createClient({ ...guestsContract, ...reservationCalls, ...hotelChangesContract });

/** A small sample hotel on Tuesday, 14 April 2026, without delays. */
export function openGuests(size: SampleSize = { reservations: 60 }, shelf?: Shelf) {
  const { now, after } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size, { shelf });
  onTestFinished(backend.stop);
  return { hotel: backend.db.hotel, stop: backend.stop };
}

export const person = (changes: Partial<GuestData> = {}): GuestData => ({
  ...unknownData,
  firstName: "Zuriñe",
  lastName: "Ağa Kaplan",
  email: "z@example.com",
  phone: "+34 651 11 22 33",
  document: "12345678Z",
  country: "ES",
  birthDate: "1980-02-03",
  ...changes,
});

let calls = 0;

export function writeDown(changes: Partial<GuestData> = {}) {
  calls += 1;
  return guestsApi.createGuest({ body: { clientId: `guest-call-${calls}`, draft: person(changes) } });
}

/** The data of a guest, as a form sends them back. */
export function dataIn(guest: Guest): GuestData {
  const fields = Object.keys(person()) as (keyof GuestData)[];
  return { ...person(), ...Object.fromEntries(fields.map((field) => [field, guest[field]])) };
}

/** Status, sentence and reasons that a call was refused with. */
export async function guestRefusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!axios.isAxiosError<GuestRefusal>(error) || !error.response) throw error;
    const { status, data } = error.response;
    return { status, ...data, codes: data.reasons.map(({ code }) => code) };
  }
  throw new Error("The call was not refused.");
}
