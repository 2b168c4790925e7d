import { expect } from "vitest";

import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";

import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

/** The sample's business date. */
export const today = "2026-04-14";
export const minibar: Partial<FolioAct> = { description: " Minibar ", quantity: 2, unitPrice: 350, vat: 10 };

let posted = 0;

/** An act at the folio of a stay, upon the version that was read, under a reference of its own unless told. */
export function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}) {
  posted += 1;
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `desk:${posted}`, ...act } });
}

/** An act at the stay itself, upon the version that was read. */
export const actOn = ({ id, version }: Reservation, action: string, act: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...act } });

/** What the server tells of a stay by now. */
export const now = ({ id }: { id: string }) => hotelApi.getReservation({ params: { id } });

/** The call is refused with these codes, and nothing else; the refusal for what else it says. */
export async function expectRefused(call: Promise<unknown>, ...codes: string[]) {
  const refusal = await hotelRefusalOf(call);
  expect(refusal.codes).toEqual(codes);
  return refusal;
}
