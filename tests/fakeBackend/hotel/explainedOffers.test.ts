import { expect, it } from "vitest";

import { rateCalendarContract, type RateValue } from "@/contract/reservations/rateCalendar";
import { addDays } from "@/domain/civilDate";
import { type Random, randomFrom } from "@/fakeBackend/core/random";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(rateCalendarContract);
const today = "2026-04-14";
const CASES = 80;

/** Nights with prices, restrictions and quotas by hand, some given away; some nights of a derived plan have nothing left. */
function setAtRandom({ setUp, roomTypes, overbookings }: Hotel, { between, pick, next }: Random) {
  const valueOf: Record<string, () => RateValue> = {
    price: () => pick([0, 45_00, 99_99, 120_00]),
    quota: () => between(0, 3),
    minStay: () => between(1, 3),
    isClosed: () => next() < 0.5,
  };
  setUp.changeRates((rates) => {
    for (let night = 0; night < 100; night += 1) {
      const cell = [pick(setUp.ratePlans.all()).id, pick(roomTypes).id, addDays(today, between(0, 15))] as const;
      const field = pick(Object.keys(valueOf));
      rates.put(...cell, { ...rates.of(...cell), [field]: valueOf[field]!() });
    }
  });
  for (let day = 0; day < 15; day += 1) {
    const date = addDays(today, day);
    for (const { id } of roomTypes)
      overbookings.put({ roomTypeId: id, date, rooms: 3, reason: "Feria", by: "", at: "" });
  }
  for (const { id } of roomTypes.slice(1)) setUp.listPrices.put({ id, price: 80_00 }); // without a floor
  const half = setUp.ratePlans.find("NRF")!;
  setUp.ratePlans.put({ ...half, derivedFrom: { ratePlanId: "BAR", percent: -50, amount: -45_00 } });
}

it("explains what the form of a reservation offers and charges, in each of 80 random cases", async () => {
  const { hotel } = openHotel();
  const random = randomFrom(36);
  const { between, pick } = random;
  setAtRandom(hotel, random);
  const seen = { none: 0, oversold: 0, quota: 0, refused: 0, charged: 0 };
  for (let round = 0; round < CASES; round += 1) {
    const arrival = addDays(today, between(0, 10));
    const stay = { arrival, departure: addDays(arrival, between(0, 4)) };
    const adults = between(1, 4);
    const ages = Array.from({ length: between(0, 2) }, () => between(0, 17));
    const children = ages.length > 0 ? { children: ages.join(",") } : {};
    const [roomTypeId, ratePlanId] = [pick(hotel.roomTypes).id, pick(hotel.setUp.ratePlans.all()).id];
    const query = { ...stay, adults, ...children };

    const offers = await hotelApi.listOffers({ query });
    const offered = offers.find((offer) => offer.roomTypeId === roomTypeId && offer.ratePlanId === ratePlanId);
    const { offer, reasons, nights, quotaLeft } = await api.explainOffer({
      query: { ...query, roomTypeId, ratePlanId },
    });
    expect(offer).toEqual(offered);
    expect(reasons.length > 0).toBe(offered === undefined);
    for (const { steps, supplement, price } of nights) expect(steps.at(-1)!.price + supplement).toBe(price);
    if (!offer) {
      seen.none += 1;
      continue;
    }
    expect(nights.map(({ date, price }) => ({ date, price }))).toEqual(offer.nights);
    expect(nights.reduce((sum, { price }) => sum + price, 0)).toBe(offer.total);
    const isOverQuota = offer.reasons.some(({ code }) => code === "QUOTA");
    expect(quotaLeft === 0).toBe(isOverQuota);
    if (quotaLeft) seen.quota += 1;
    if (offer.reasons.length > 0) {
      seen.refused += 1;
      continue;
    }
    if (offer.oversale) seen.oversold += 1;
    const draft = draftOf({ ...stay, adults, childrenAges: ages, roomTypeId, ratePlanId });
    expect((await book(draft)).nights).toEqual(offer.nights.map((night) => ({ ...night, roomTypeId })));
    seen.charged += 1;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1); // of each kind
});

it("explains a night without a price to be sold at, and not what is not sold", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  const { setUp } = hotel;
  setUp.listPrices.put({ id: "DBL", price: 80_00 }); // without a floor
  setUp.ratePlans.put({
    ...setUp.ratePlans.find("NRF")!,
    derivedFrom: { ratePlanId: "BAR", percent: 0, amount: -900_00 },
  });
  const query = { arrival: "2026-05-12", departure: "2026-05-13", adults: 2, roomTypeId: "DBL", ratePlanId: "NRF" };
  const explained = await api.explainOffer({ query });
  expect(explained).toMatchObject({
    reasons: [{ code: "RATE_NO_PRICE", values: { date: "2026-05-12" } }],
    nights: [{ date: "2026-05-12", price: 0, steps: [{ rule: "season" }, { rule: "derived", price: 0 }] }],
  });
  expect(explained.offer).toBeUndefined();
  setUp.ratePlans.put({ ...setUp.ratePlans.find("NRF")!, isActive: false });
  expect((await hotelRefusalOf(api.explainOffer({ query })).catch(({ response }) => response)).status).toBe(404);
});
