import { expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";

import { amend, book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { openQuiet, today } from "./stayCalls";

/** Four people for three nights; breakfast costs 14.00. */
const stay = { arrival: today, departure: addDays(today, 3), roomTypeId: "FAM", adults: 3, childrenAges: [5] };
const breakfast = (people?: number[]) => ({
  extras: [{ productId: "breakfast", quantity: 1, ...(people && { people }) }],
});

const extrasPrice = async (id: string) => {
  const { total, nights } = await hotelApi.getReservation({ params: { id } });
  return total - nights.reduce((sum, { price }) => sum + price, 0);
};

const breakfasts = async () => (await hotelApi.getDay({})).meals.slice(1, 4).map((meals) => meals.breakfast);

it("costs what the people eat for whom it is ordered, and the kitchen counts them", async () => {
  openQuiet();
  const before = await breakfasts();
  const more = async () => (await breakfasts()).map((count, day) => count - before[day]!);
  const { id } = await book({ ...stay, ...breakfast([3]) });
  expect([await extrasPrice(id), await more()]).toEqual([126_00, [3, 3, 3]]);
  const dropped = await amend(id, breakfast([3, 3, 2]));
  expect([await extrasPrice(id), await more()]).toEqual([112_00, [3, 3, 2]]);
  expect(dropped.history[0]?.changes).toEqual([
    { field: "extras", before: "Desayuno × 1 (3)", after: "Desayuno × 1 (3 · 3 · 2)" },
  ]);
});

it("is for all people unless told, and never for more than there are", async () => {
  openQuiet();
  const { id } = await book({ ...stay, ...breakfast() });
  expect(await extrasPrice(id)).toBe(4 * 3 * 14_00);
  await amend(id, breakfast([4]));
  await amend(id, { adults: 2, ...breakfast([4]) });
  expect(await extrasPrice(id)).toBe(3 * 3 * 14_00);
});

it("is one line of the folio with the number of breakfasts", async () => {
  openQuiet();
  const { upcoming } = await book({ ...stay, ...breakfast([3, 3, 2]) });
  expect(upcoming.find(({ kind }) => kind === "extra")).toMatchObject({ quantity: 8, amount: 112_00 });
});

it.each([[[-1]], [[1.5]], [[]]])("is not for %j people", async (people) => {
  openQuiet();
  expect(await hotelRefusalOf(book({ ...stay, ...breakfast(people) }))).toMatchObject({ status: 422 });
});

it("counts all people of a stay whose rate has the meal, the baby too", async () => {
  openQuiet();
  const [first] = (await hotelApi.getDay({})).meals.slice(1);
  await book({ ...stay, adults: 2, childrenAges: [5, 0], ratePlanId: "HB" });
  const [next] = (await hotelApi.getDay({})).meals.slice(1);
  expect([next!.breakfast - first!.breakfast, next!.dinner - first!.dinner]).toEqual([4, 4]);
});
