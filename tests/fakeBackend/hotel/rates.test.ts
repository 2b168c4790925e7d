import { expect, it } from "vitest";

import { rateCalendarContract, type RateField, type RateValue } from "@/contract/reservations/rateCalendar";
import { calendarBooks, nightIn } from "@/domain/rates/rateBooks";
import { takenBack } from "@/domain/rates/rateChanges";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(rateCalendarContract);
const stay = { arrival: "2026-05-12", departure: "2026-05-14" };
type Night = [date: string, before: RateValue, after: RateValue];

/** Fields of the double room under a plan, with their nights. */
const changes = (field: RateField, nights: Night[], ratePlanId = "BAR") => [
  { ratePlanId, roomTypeId: "DBL", field, nights: nights.map(([date, before, after]) => ({ date, before, after })) },
];
const change = (...asked: Parameters<typeof changes>) => api.changeRates({ body: { changes: changes(...asked) } });
/** Sets a night that nobody has set before. */
const set = (field: RateField, date: string, after: RateValue, ratePlanId?: string) =>
  change(field, [[date, null, after]], ratePlanId);
const codesOf = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).codes;

const offerUnder = async (ratePlanId: string) =>
  (await hotelApi.listOffers({ query: { ...stay, adults: 2 } })).find(
    (offer) => offer.ratePlanId === ratePlanId && offer.roomTypeId === "DBL",
  )!;
const pricesUnder = async (ratePlanId: string) => (await offerUnder(ratePlanId)).nights.map(({ price }) => price);

it("sells at once what was set by hand, under the plans that derive from it too", async () => {
  openHotel({ reservations: 12 });
  await set("price", "2026-05-12", 120_00);
  expect((await pricesUnder("BAR"))[0]).toBe(120_00);
  expect((await pricesUnder("NRF"))[0]).toBe(105_60);
  const reservation = await book({ ...stay, ratePlanId: "NRF", guarantee: "card" });
  expect(reservation.nights[0]!.price).toBe(105_60);
});

it("sells the quota of a plan, and no more", async () => {
  openHotel({ reservations: 0 });
  await set("quota", "2026-05-12", 1, "NRF");
  const first = await book({ ...stay, ratePlanId: "NRF" });
  expect((await offerUnder("NRF")).reasons.map(({ code }) => code)).toEqual(["QUOTA"]);
  expect((await offerUnder("BAR")).reasons).toEqual([]);
  const own = await hotelApi.listOffers({ query: { ...stay, adults: 2, reservationId: first.id } });
  expect(own.every(({ reasons }) => reasons.every(({ code }) => code !== "QUOTA"))).toBe(true);
});

it("keeps the night of another desk, and tells both values, where a cell was changed twice", async () => {
  openHotel({ reservations: 12 });
  await set("price", "2026-05-12", 120_00);
  const second: Night[] = ["2026-05-12", "2026-05-13"].map((date) => [date, null, 99_00]);
  const refused = await hotelRefusalOf(change("price", second));
  expect(refused).toMatchObject({
    status: 409,
    codes: ["RATE_CHANGED"],
    current: [{ ratePlanId: "BAR", roomTypeId: "DBL", nights: { "2026-05-12": { price: 120_00 } } }],
  });
  expect((await pricesUnder("BAR"))[0]).toBe(120_00);
  // the same value from two desks is no conflict, nor is another field
  await set("price", "2026-05-12", 120_00);
  await set("minStay", "2026-05-12", 2);
});

it("shows in the calendar the prices that are offered to the base occupancy of a type", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  await set("price", "2026-05-13", 70_00, "BB");
  const books = calendarBooks(await api.getRateCalendar({ query: { days: 60 } }));
  for (const adults of [1, 2, 3]) {
    const offers = await hotelApi.listOffers({ query: { ...stay, adults } });
    const ofType = offers.filter(({ roomTypeId }) => hotel.roomType(roomTypeId)?.baseOccupancy === adults);
    expect(ofType).not.toHaveLength(0);
    for (const { ratePlanId, roomTypeId, nights } of ofType)
      for (const { date, price } of nights) expect(nightIn(books, { ratePlanId, roomTypeId }, date)?.price).toBe(price);
  }
});

it.each([
  ["a negative price", "price", -1, "RATE_PRICE"],
  ["a huge price", "price", 99_999_999, "RATE_PRICE"],
  ["half a cent", "price", 99_00.5, "RATE_PRICE"],
  ["a price below the floor", "price", 54_99, "RATE_BELOW_FLOOR"],
  ["no night at least", "minStay", 0, "RATE_NUMBER"],
  ["a hundred nights", "minStayThrough", 100, "RATE_NUMBER"],
  ["less than no quota", "quota", -1, "RATE_QUOTA"],
] as const)("refuses %s", async (_, field, after, code) => {
  openHotel({ reservations: 12 });
  const refused = await hotelRefusalOf(set(field, "2026-05-12", after));
  expect(refused).toMatchObject({ status: 422, codes: [code] });
});

it("refuses a maximum below the minimum, past nights, and what nobody sells", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  await set("minStay", "2026-05-12", 3);
  expect(await codesOf(set("maxStay", "2026-05-12", 2))).toEqual(["RATE_MAX_BELOW_MIN"]);
  expect(await codesOf(set("maxStay", "2026-06-05", 1))).toEqual(["RATE_MAX_BELOW_MIN"]); // its season asks for two
  expect(await codesOf(set("price", "2026-04-13", 99_00))).toEqual(["RATE_PAST"]);
  expect(await codesOf(set("price", "2029-04-13", 99_00))).toEqual(["RATE_FAR_AHEAD"]);
  expect(await codesOf(set("price", "2026-02-30", 99_00))).toEqual(["RATE_DATE_MISSING"]);
  hotel.setUp.ratePlans.put({ ...hotel.setUp.ratePlans.find("CORP")!, isActive: false });
  expect(await codesOf(set("price", "2026-05-12", 99_00, "CORP"))).toEqual(["RATE_PLAN_NOT_SOLD"]);
  expect((await hotelRefusalOf(change("price", [], "GONE"))).status).toBe(422);
});

it("judges a night by all that is changed of it at once, and by what is left without a value", async () => {
  openHotel({ reservations: 12 });
  const night = "2026-05-12";
  const both = (...fields: [field: "minStay" | "maxStay", before: number | null, after: number | null][]) => {
    const all = fields.flatMap(([field, ...values]) => changes(field, [[night, ...values]]));
    return api.changeRates({ body: { changes: all } });
  };
  expect(await codesOf(both(["minStay", null, 5], ["maxStay", null, 3]))).toEqual(["RATE_MAX_BELOW_MIN"]);
  await both(["maxStay", null, 3]);
  await both(["minStay", null, 5], ["maxStay", 3, 7]);
  expect(await codesOf(both(["maxStay", 7, 4]))).toEqual(["RATE_MAX_BELOW_MIN"]);
  const friday = "2026-06-05"; // its season asks for two nights
  await set("minStay", friday, 1);
  await set("maxStay", friday, 1);
  expect(await codesOf(change("minStay", [[friday, 1, null]]))).toEqual(["RATE_MAX_BELOW_MIN"]);
});

it("takes a change back for the nights that have not passed since", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  const made = changes("price", [
    ["2026-04-14", null, 120_00],
    ["2026-04-15", null, 120_00],
  ]);
  await api.changeRates({ body: { changes: made } });
  hotel.open("2026-04-15");
  const [line] = await api.changeRates({ body: { changes: takenBack(made) } });
  expect(line!.nights).toEqual({});
  expect(hotel.setUp.setRates.of("BAR", "DBL", "2026-04-14")).toEqual({ price: 120_00 });
});

it("derives a plan anew, and refuses a circle and another's change", async () => {
  openHotel({ reservations: 12 });
  const derive = (ratePlanId: string, before: object | null, after: object | null) =>
    api.changeDerivation({ params: { ratePlanId }, body: { before, after } as never });
  const parent = (ratePlanId: string, percent = 0, amount = 0) => ({ ratePlanId, percent, amount });
  expect(await hotelRefusalOf(derive("BAR", null, parent("CORP", -5)))).toMatchObject({
    status: 422,
    codes: ["RATE_CYCLE"],
    fields: { ratePlanId: "La tarifa derivada crea un ciclo: «Empresa» ya depende de esta." },
  });
  await derive("NRF", parent("BAR", -12), { ...parent("BAR", -10), rounding: "nine" });
  const [bar] = await pricesUnder("BAR");
  expect((await pricesUnder("NRF"))[0]! % 10_00).toBe(9_00);
  expect(await hotelRefusalOf(derive("NRF", parent("BAR", -12), parent("BAR", -20)))).toMatchObject({ status: 409 });
  await derive("NRF", { ...parent("BAR", -10), rounding: "nine" }, null);
  expect((await pricesUnder("NRF"))[0]).toBe(bar);
});

it("lets no derivation make a night complimentary, and sells none so", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  const before = { ratePlanId: "BAR", percent: -12, amount: 0 };
  const after = { ...before, amount: -600_00 };
  for (const { id } of hotel.roomTypes) hotel.setUp.listPrices.put({ id, price: 100_00 });
  expect(
    await hotelRefusalOf(api.changeDerivation({ params: { ratePlanId: "NRF" }, body: { before, after } })),
  ).toMatchObject({
    status: 422,
    codes: ["RATE_DERIVED_FREE"],
  });
  hotel.setUp.ratePlans.put({ ...hotel.setUp.ratePlans.find("NRF")!, derivedFrom: after });
  expect(await offerUnder("NRF")).toBeUndefined();
  hotel.setUp.changeRates((rates) => {
    for (const night of ["2026-05-12", "2026-05-13"]) rates.put("BAR", "DBL", night, { price: 0 });
  });
  expect(await pricesUnder("NRF")).toEqual([0, 0]); // a person has given it away
});

it("sells no plan below the floor of its type", async () => {
  openHotel({ reservations: 12 });
  const params = { roomTypeId: "DBL" };
  await api.changeFloor({ params, body: { before: 55_00, after: 95_00 } });
  expect(await pricesUnder("NRF")).toEqual([95_00, 95_00]);
  expect((await pricesUnder("BAR")).every((price) => price >= 95_00)).toBe(true);
  expect(await hotelRefusalOf(api.changeFloor({ params, body: { before: 55_00, after: 60_00 } }))).toMatchObject({
    status: 409,
    current: { after: 95_00 },
  });
});
