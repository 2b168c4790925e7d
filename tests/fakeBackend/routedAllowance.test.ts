import { expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";

import { book, hotelApi, openHotel } from "../support/hotelBackend";
import { onFolio } from "../support/billingCalls";

const totals = ({ windows }: Pick<Reservation, "windows">) => windows.map(({ total }) => total);

it("takes an allowance along with the nights that new rules send to a company, and back with them", async () => {
  openHotel();
  const { id, total } = await book();
  await onFolio(id, "allow", { description: "Cortesía", amount: 2_000, reason: "Ruido" });
  const payer = { payer: "Acme, S.L.", taxId: "", email: "" };
  expect(totals(await onFolio(id, "bill", { ...payer, routed: ["room", "extra"] }))).toEqual([0, total - 2_000]);
  expect(totals(await onFolio(id, "bill", { ...payer, routed: [] }))).toEqual([total - 2_000, 0]);
  const { balance } = await hotelApi.getReservation({ params: { id } });
  expect(balance).toBe(total - 2_000);
});

it("leaves an allowance where enough is left that it was taken off", async () => {
  openHotel();
  const { id, total } = await book();
  await onFolio(id, "charge", { description: "Spa", quantity: 1, unitPrice: 5_000, vat: 21 });
  await onFolio(id, "allow", { description: "Cortesía", amount: 2_000, reason: "Ruido" });
  const routed = { payer: "Acme, S.L.", taxId: "", email: "", routed: ["room", "extra"] };
  expect(totals(await onFolio(id, "bill", routed))).toEqual([3_000, total]);
});
