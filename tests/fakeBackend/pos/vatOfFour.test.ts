import { beforeEach, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, openHotel } from "../../support/hotelBackend";
import { giveBack, line, openTill, paidBy, sell, till, tillApi } from "../../support/tillCalls";

const billing = createClient(billingContract);
const document = (id = "") => billing.getDocument({ params: { id } });

beforeEach(async () => {
  openHotel({ reservations: 60 });
  await openTill("T2");
});

/** A book of 14,50 and a mug of 9,90. */
const sold = (more: object = {}) => sell([line(14_50, { vat: 4 }), line(9_90, { vat: 21 })], { till: "T2", ...more });

it("sells the books of the shop with VAT of 4 %", async () => {
  const books = (await till("T2")).articles.filter(({ vat }) => vat === 4);
  expect(books.map(({ name }) => name)).toEqual(["Guía de senderos de la costa", "Recetas de la bahía"]);
});

it("has VAT of 4 % on the paper, on what corrects it and in the VAT book, to the cent", async () => {
  const ticket = await sold();
  const rates = [
    { rate: 4, base: 13_94, vat: 56, gross: 14_50 },
    { rate: 21, base: 8_18, vat: 1_72, gross: 9_90 },
  ];
  expect((await document(ticket.documentId)).taxes).toMatchObject(rates);
  const { returns } = await giveBack(ticket, 1, [paidBy("cash", 14_50)]);
  expect((await document(returns[0]?.documentId)).taxes).toMatchObject([{ rate: 4, base: -13_94, vat: -56 }]);
  const { rows } = await billing.getVatBook({ query: { from: "2026-04-01", to: "2026-04-30" } });
  const ofNumber = (number = "") => rows.filter((row) => row.number === number);
  expect(ofNumber(ticket.number)).toMatchObject(rates);
  expect(ofNumber(returns[0]?.number)).toMatchObject([{ rate: 4, base: -13_94, vat: -56 }]);
});

it("charges VAT of 4 % to a room at its own rate", async () => {
  const { id } = (await tillApi.listRoomGuests()).find(({ credit }) => credit > 100_00)!;
  await sold({ payments: [paidBy("room", 24_40, { payerId: id })] });
  const { charges } = await hotelApi.getReservation({ params: { id } });
  expect(charges.slice(-2).map(({ vat, amount }) => [vat, amount])).toEqual([
    [4, 14_50],
    [21, 9_90],
  ]);
});
