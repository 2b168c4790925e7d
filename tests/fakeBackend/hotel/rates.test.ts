import { expect, it } from "vitest";

import { rateCalendarContract, type RateField, type RateValue } from "@/contract/reservations/rateCalendar";
import { calendarBooks, nightIn } from "@/domain/rates/rateBooks";
import { takenBack } from "@/domain/rates/rateChanges";
import { datesIn, editChanges } from "@/domain/rates/rateEdits";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(rateCalendarContract);
const stay = { arrival: "2026-05-12", departure: "2026-05-14" };

/** Sets a field of the double room under a plan. */
const change = (
  field: RateField,
  nights: [date: string, before: RateValue, after: RateValue][],
  ratePlanId = "BAR",
) => ({
  body: {
    changes: [
      {
        ratePlanId,
        roomTypeId: "DBL",
        field,
        nights: nights.map(([date, before, after]) => ({ date, before, after })),
      },
    ],
  },
});
const offerUnder = async (ratePlanId: string) =>
  (await hotelApi.listOffers({ query: { ...stay, adults: 2 } })).find(
    (offer) => offer.ratePlanId === ratePlanId && offer.roomTypeId === "DBL",
  )!;
const pricesUnder = async (ratePlanId: string) => (await offerUnder(ratePlanId)).nights.map(({ price }) => price);

it("sells at once what was set by hand, under the plans that derive from it too", async () => {
  openHotel({ reservations: 12 });
  await api.changeRates(change("price", [["2026-05-12", null, 120_00]]));
  expect((await pricesUnder("BAR"))[0]).toBe(120_00);
  expect((await pricesUnder("NRF"))[0]).toBe(105_60);
  const reservation = await book({ ...stay, ratePlanId: "NRF", guarantee: "card" });
  expect(reservation.nights[0]!.price).toBe(105_60);
});

it("explains the price that a reservation is made with, night by night", async () => {
  openHotel({ reservations: 12 });
  await api.changeRates(change("price", [["2026-05-13", null, 130_00]]));
  await api.changeRates(change("price", [["2026-05-13", null, 99_00]], "BB"));
  const query = { ...stay, adults: 2, children: "6", roomTypeId: "FAM", ratePlanId: "CORP" };
  for (const asked of [query, { ...query, children: undefined, roomTypeId: "DBL" }]) {
    const explained = await api.explainOffer({ query: asked });
    const { roomTypeId, ratePlanId } = asked;
    const childrenAges = asked.children ? [6] : [];
    const made = await book({ ...draftOf(stay), roomTypeId, ratePlanId, childrenAges });
    expect(explained.nights.map(({ price }) => price)).toEqual(made.nights.map(({ price }) => price));
    for (const { steps, supplement, price } of explained.nights) {
      expect(steps.at(-1)!.price + supplement).toBe(price);
    }
  }
  const { nights } = await api.explainOffer({ query: { ...query, roomTypeId: "DBL" } });
  expect(nights[1]!.steps.map(({ ratePlanId, rule, price }) => [ratePlanId, rule, price])).toEqual([
    ["BAR", "set", 130_00],
    ["BB", "set", 99_00],
    ["CORP", "derived", 89_10],
  ]);
});

it("tells all restrictions that a stay fails, and sells against them with a reason alone", async () => {
  openHotel({ reservations: 12 });
  await api.changeRates(change("isClosed", [["2026-05-13", null, true]]));
  await api.changeRates(change("minStayThrough", [["2026-05-13", null, 3]]));
  await api.changeRates(change("isClosedToDeparture", [["2026-05-14", null, true]]));
  const { reasons } = await offerUnder("NRF");
  expect(reasons.map(({ code, values }) => [code, values?.date])).toEqual([
    ["CLOSED", "2026-05-13"],
    ["CLOSED_TO_DEPARTURE", "2026-05-14"],
    ["MIN_STAY_THROUGH", "2026-05-13"],
  ]);
  expect((await hotelRefusalOf(book(stay))).codes).toContain("CLOSED");
  const body = { clientId: "against", draft: draftOf(stay), saleOverride: "Grupo de la directora" };
  expect((await hotelApi.createReservation({ body })).state).toBe("confirmed");
});

it("sells the quota of a plan, and no more", async () => {
  openHotel({ reservations: 0 });
  await api.changeRates(change("quota", [["2026-05-12", null, 1]], "NRF"));
  const first = await book({ ...stay, ratePlanId: "NRF" });
  expect((await offerUnder("NRF")).reasons.map(({ code }) => code)).toEqual(["QUOTA"]);
  expect((await offerUnder("BAR")).reasons).toEqual([]);
  const own = await hotelApi.listOffers({ query: { ...stay, adults: 2, reservationId: first.id } });
  expect(own.every(({ reasons }) => reasons.every(({ code }) => code !== "QUOTA"))).toBe(true);
});

it("keeps the night of another desk, and tells both values, where one cell was changed twice", async () => {
  openHotel({ reservations: 12 });
  await api.changeRates(change("price", [["2026-05-12", null, 120_00]]));
  const second = change("price", [
    ["2026-05-12", null, 99_00],
    ["2026-05-13", null, 99_00],
  ]);
  const refused = await hotelRefusalOf(api.changeRates(second));
  expect(refused).toMatchObject({
    status: 409,
    codes: ["RATE_CHANGED"],
    current: [{ ratePlanId: "BAR", roomTypeId: "DBL", nights: { "2026-05-12": { price: 120_00 } } }],
  });
  expect((await pricesUnder("BAR"))[0]).toBe(120_00);
  // the same value from two desks is no conflict, nor is another field
  await api.changeRates(change("price", [["2026-05-12", null, 120_00]]));
  await api.changeRates(change("minStay", [["2026-05-12", null, 2]]));
});

it("takes a change of many nights back in one", async () => {
  openHotel({ reservations: 12 });
  const before = await api.getRateCalendar({ query: { days: 60 } });
  const cells = ["BAR", "NRF"].map((ratePlanId) => ({
    ratePlanId,
    roomTypeId: "DBL",
    dates: datesIn("2026-04-20", "2026-05-20"),
  }));
  const changes = editChanges(cells, { kind: "percent", percent: 10 }, calendarBooks(before));
  await api.changeRates({ body: { changes } });
  expect((await api.getRateCalendar({ query: { days: 60 } })).lines).not.toEqual(before.lines);
  await api.changeRates({ body: { changes: takenBack(changes) } });
  expect((await api.getRateCalendar({ query: { days: 60 } })).lines).toEqual(before.lines);
});

it("shows in the calendar the prices that are offered", async () => {
  openHotel({ reservations: 12 });
  await api.changeRates(change("price", [["2026-05-13", null, 70_00]], "BB"));
  const books = calendarBooks(await api.getRateCalendar({ query: { days: 60 } }));
  for (const { ratePlanId, roomTypeId, nights } of await hotelApi.listOffers({ query: { ...stay, adults: 1 } })) {
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
  const refused = await hotelRefusalOf(api.changeRates(change(field, [["2026-05-12", null, after]])));
  expect(refused).toMatchObject({ status: 422, codes: [code] });
});

it("refuses a maximum below the minimum, past nights, and what nobody sells", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  const codesOf = async (...args: Parameters<typeof change>) =>
    (await hotelRefusalOf(api.changeRates(change(...args)))).codes;
  await api.changeRates(change("minStay", [["2026-05-12", null, 3]]));
  expect(await codesOf("maxStay", [["2026-05-12", null, 2]])).toEqual(["RATE_MAX_BELOW_MIN"]);
  expect(await codesOf("maxStay", [["2026-06-05", null, 1]])).toEqual(["RATE_MAX_BELOW_MIN"]); // its season asks for two
  expect(await codesOf("price", [["2026-04-13", null, 99_00]])).toEqual(["RATE_PAST"]);
  expect(await codesOf("price", [["2029-04-13", null, 99_00]])).toEqual(["RATE_FAR_AHEAD"]);
  expect(await codesOf("price", [["2026-02-30", null, 99_00]])).toEqual(["RATE_DATE_MISSING"]);
  hotel.setUp.ratePlans.put({ ...hotel.setUp.ratePlans.find("CORP")!, isActive: false });
  expect(await codesOf("price", [["2026-05-12", null, 99_00]], "CORP")).toEqual(["RATE_PLAN_NOT_SOLD"]);
  expect((await hotelRefusalOf(api.changeRates(change("price", [], "GONE")))).status).toBe(422);
});

it("judges a night by all that is changed of it at once", async () => {
  openHotel({ reservations: 12 });
  const night = "2026-05-12";
  const set = (...fields: [field: "minStay" | "maxStay", before: number | null, after: number | null][]) =>
    api.changeRates({
      body: { changes: fields.flatMap(([field, ...values]) => change(field, [[night, ...values]]).body.changes) },
    });
  const codesOf = async (...args: Parameters<typeof set>) => (await hotelRefusalOf(set(...args))).codes;
  expect(await codesOf(["minStay", null, 5], ["maxStay", null, 3])).toEqual(["RATE_MAX_BELOW_MIN"]);
  await set(["maxStay", null, 3]);
  await set(["minStay", null, 5], ["maxStay", 3, 7]);
  expect(await codesOf(["maxStay", 7, 4])).toEqual(["RATE_MAX_BELOW_MIN"]);
});

it("judges what is left of a night once a value is taken away", async () => {
  openHotel({ reservations: 12 });
  const friday = "2026-06-05"; // its season asks for two nights
  await api.changeRates(change("minStay", [[friday, null, 1]]));
  await api.changeRates(change("maxStay", [[friday, null, 1]]));
  expect((await hotelRefusalOf(api.changeRates(change("minStay", [[friday, 1, null]])))).codes).toEqual([
    "RATE_MAX_BELOW_MIN",
  ]);
});

it("takes a change back for the nights that have not passed since", async () => {
  const { hotel } = openHotel({ reservations: 12 });
  const nights = [
    ["2026-04-14", null, 120_00],
    ["2026-04-15", null, 120_00],
  ] as const;
  const { body } = change(
    "price",
    nights.map((night) => [...night]),
  );
  await api.changeRates({ body });
  hotel.open("2026-04-15");
  const [line] = await api.changeRates({ body: { changes: takenBack(body.changes) } });
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
