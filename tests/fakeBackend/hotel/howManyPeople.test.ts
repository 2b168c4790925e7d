import { expect, it } from "vitest";

import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import type { OfferQuery } from "@/contract/reservations/rates";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { prices } from "./stayCalls";

const { explainOffer } = createClient({ explainOffer: rateCalendarContract.explainOffer });

/** In December: a night of a double room costs 84.00, of a family room 133.00. */
const stay = { arrival: "2026-12-01", departure: "2026-12-02" };

const open = () => openHotel({ at: "2026-11-26T09:00:00.000Z", reservations: 1 }).hotel;

/** A type with a price for one person alone. */
function withSingleUse(roomTypeId: string, singleUse: number) {
  const { setUp } = open();
  setUp.roomTypes.put({ ...setUp.roomTypes.find(roomTypeId)!, singleUse });
}

async function offered(roomTypeId: string, ratePlanId: string, people: Pick<OfferQuery, "adults" | "children">) {
  const offers = await hotelApi.listOffers({ query: { ...stay, ...people } });
  return offers.find((offer) => offer.roomTypeId === roomTypeId && offer.ratePlanId === ratePlanId)!;
}

const alone = { adults: 1 };

it("lets a baby in a cot beside three people in a room for three, and a child of three not", async () => {
  open();
  const twin = { ...stay, roomTypeId: "TWN", adults: 2 };
  const pair = await book(twin);
  const family = await book({ ...twin, childrenAges: [5, 0] });
  expect(family.total).toBe(pair.total + 12_50);
  const refused = await hotelRefusalOf(book({ ...twin, childrenAges: [5, 3] }));
  expect(refused.message).toBe("La habitación admite hasta 3 personas; hay 4.");
});

it.each([
  ["two babies in a room with one cot", "TWN", 2, [5, 0, 1], 4],
  ["a baby in a room without a cot", "IND", 1, [0], 2],
])("counts %s as people in beds", async (_, roomTypeId, adults, childrenAges, people) => {
  open();
  const refused = await hotelRefusalOf(book({ ...stay, roomTypeId, adults, childrenAges }));
  expect(refused.reasons[0]).toMatchObject({ code: "TOO_MANY_PEOPLE", values: { people } });
});

it.each([
  ["the flexible rate", "BAR", 71_40],
  ["a rate that follows it", "NRF", 62_83],
  ["breakfast for one", "BB", 80_40],
  ["one dinner and one breakfast", "HB", 98_40],
])("sells a double room to one person at 15 %% less, with %s: %s", async (_, ratePlanId, price) => {
  withSingleUse("DBL", 15);
  const query = { ...stay, ...alone, roomTypeId: "DBL", ratePlanId };
  expect((await offered("DBL", ratePlanId, alone)).nights[0]?.price).toBe(price);
  expect((await explainOffer({ query })).offer?.nights[0]?.price).toBe(price);
  const { nights } = await book({ ...stay, departure: "2026-12-03", ...alone, ratePlanId });
  expect(nights.map((night) => night.price)).toEqual([price, price]);
});

it("keeps the price for one where a baby sleeps in the cot, and not where a child needs a bed", async () => {
  withSingleUse("DBL", 15);
  const of = async (children: string) => (await offered("DBL", "BAR", { ...alone, children })).total;
  expect([await of("0"), await of("5")]).toEqual([71_40, 84_00]);
});

it("counts meals for all who eat, a child by its share, also in a price by hand", async () => {
  const { setUp } = open();
  const of = async (people: Pick<OfferQuery, "adults" | "children">) => (await offered("DBL", "HB", people)).total;
  expect([await of({ adults: 2 }), await of(alone), await of({ adults: 2, children: "5" })]).toEqual([
    138_00,
    111_00,
    138_00 + 12_50 + 13_50,
  ]);
  setUp.changeRates((rates) => rates.put("HB", "DBL", stay.arrival, { price: 150_00 }));
  expect([await of({ adults: 2 }), await of(alone)]).toEqual([150_00, 123_00]);
});

it("tells the price of each number of people in a family room", async () => {
  open();
  const ofAdults = (adults: number) => offered("FAM", "BAR", { adults });
  const [two, three, four] = await Promise.all([2, 3, 4].map(ofAdults));
  const five = await offered("FAM", "BAR", { adults: 4, children: "17" });
  const base = two!.total;
  expect([three!.total, four!.total, five.total]).toEqual([base, base + 28_00, base + 56_00]);
});

it("reprices a stay whose people change by the same rule", async () => {
  withSingleUse("DBL", 15);
  const { id, version, guest, state: _, ...agreed } = await book({ ...stay, adults: 2 });
  expect(prices(agreed)).toEqual([84_00]);
  const draft = { ...agreed, state: "confirmed" as const, guestId: guest.id, adults: 1, extras: [] };
  expect(prices(await hotelApi.updateReservation({ params: { id }, body: { version, draft } }))).toEqual([71_40]);
});
