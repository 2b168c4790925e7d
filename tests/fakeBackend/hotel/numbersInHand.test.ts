import { expect, it } from "vitest";

import type { StayNumber } from "@/contract/reservations/stayNumbers";
import { planningContract } from "@/contract/reservations/planning";
import { soughtRows } from "@/features/desk/lists/soughtRows";
import { createClient } from "@/shared/api/createClient";

import { bill, openStay, stayOf } from "../../support/billingCalls";
import { hotelApi } from "../../support/hotelBackend";

const planningApi = createClient(planningContract);

/** A stay in house with a reference of its agency and an invoice, and the numbers that its guest can have in hand. */
async function billedStay() {
  const { id, draft, hotel } = openStay();
  hotel.put({ ...hotel.get(id), externalRef: "720-4418-93" });
  const { number } = await bill(draft);
  const { confirmationNumber } = await stayOf(id);
  const numbers: StayNumber[] = [
    { kind: "confirmation", number: confirmationNumber },
    { kind: "external", number: "720-4418-93" },
    { kind: "invoice", number },
  ];
  return { id, numbers };
}

/** As it is written, and as some type it. */
const typed = (number: string) => [number, number.toLowerCase(), number.replaceAll("-", "")];

it("finds a stay by each number that its guest has in hand, and says by which", async () => {
  const { id, numbers } = await billedStay();
  for (const foundBy of numbers) {
    for (const text of typed(foundBy.number)) {
      const { rows } = await hotelApi.listReservations({ query: { text } });
      expect(rows.map((row) => [row.id, row.foundBy])).toEqual([[id, foundBy]]);
      expect(await hotelApi.exportReservations({ query: { text } })).toEqual(rows);
      expect(await hotelApi.searchOpenFolios({ query: { text } })).toMatchObject([{ id, foundBy }]);
    }
  }
});

it("does not say by which number where the name or the reservation's own number was typed", async () => {
  const { id } = await billedStay();
  const { rows } = await hotelApi.listReservations({ query: { text: id } });
  expect(rows.map((row) => [row.id, row.foundBy])).toEqual([[id, undefined]]);
});

it("finds nothing by a part of an invoice's number, or by one that nobody has", async () => {
  const { numbers } = await billedStay();
  for (const text of [numbers[2]!.number.slice(0, -1), "F26-999999"])
    expect((await hotelApi.listReservations({ query: { text } })).rows).toEqual([]);
});

it("tells the desk and the planning the numbers of each stay", async () => {
  const { id, numbers } = await billedStay();
  const { inHouse } = await hotelApi.getDesk({});
  const [found] = soughtRows(inHouse, "720441893");
  expect([found?.id, found?.foundBy]).toEqual([id, numbers[1]]);
  const { stays } = await planningApi.getPlanning({ query: { from: "2026-04-14", nights: 7 } });
  expect(stays.find((stay) => stay.id === id)?.numbers).toEqual(numbers.slice(0, 2));
});
