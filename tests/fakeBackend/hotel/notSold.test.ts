import { describe, expect, it } from "vitest";

import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { amend, book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { openQuiet } from "../../support/quietHotel";

const parking = (quantity: number) => ({ extras: [{ productId: "parking", quantity }] });

/** What may be switched off: the draft that names it, and the refusal's code and name. */
const choices: Record<string, { off: (hotel: Hotel) => void; draft: Partial<ReservationDraft>; code: string }> = {
  "a room type": {
    off: ({ setUp }) => setUp.roomTypes.put({ ...setUp.roomTypes.find("TWN")!, isActive: false }),
    draft: { roomTypeId: "TWN" },
    code: "ROOM_TYPE_NOT_SOLD",
  },
  "a rate": {
    off: ({ setUp }) => setUp.ratePlans.put({ ...setUp.ratePlans.find("BB")!, isActive: false }),
    draft: { ratePlanId: "BB" },
    code: "RATE_NOT_SOLD",
  },
  "a channel": {
    off: ({ setUp }) => setUp.channels.put({ ...setUp.channels.find("web")!, isActive: false }),
    draft: { channelId: "web" },
    code: "CHANNEL_NOT_USED",
  },
  "an extra": {
    off: ({ setUp }) => setUp.products.put({ ...setUp.products.find("parking")!, isActive: false }),
    draft: parking(1),
    code: "EXTRA_NOT_SOLD",
  },
};

describe.each(Object.entries(choices))("%s that is switched off", (_, { off, draft, code }) => {
  it("is not in a new reservation", async () => {
    const { hotel } = await openQuiet();
    off(hotel);
    const refusal = await hotelRefusalOf(book(draft));
    expect(refusal).toMatchObject({ status: 422, codes: [code] });
    expect(refusal.message).toMatch(/ya no se (vende|usa)/);
  });

  it("does not come into a reservation that is changed", async () => {
    const { hotel } = await openQuiet();
    const { id } = await book();
    off(hotel);
    expect(await hotelRefusalOf(amend(id, draft))).toMatchObject({ status: 422, codes: [code] });
  });
});

it.each(Object.entries(choices).filter(([name]) => name !== "a room type"))(
  "leaves a reservation %s that is switched off later, while all else may be changed",
  async (_, { off, draft }) => {
    const { hotel } = await openQuiet();
    const { id } = await book(draft);
    off(hotel);
    const longer = await amend(id, { departure: "2026-05-15", notes: { internal: "Cuna", guest: "", request: "" } });
    expect(longer).toMatchObject({ departure: "2026-05-15", ratePlanId: hotel.get(id).ratePlanId });
    expect(longer.nights).toHaveLength(3);
  },
);

it("leaves an inquiry the type that is switched off later", async () => {
  const { hotel } = await openQuiet();
  const { id } = await book({ state: "inquiry", roomTypeId: "TWN" });
  choices["a room type"]!.off(hotel);
  expect(await amend(id, { state: "inquiry", adults: 1 })).toMatchObject({ roomTypeId: "TWN", adults: 1 });
});

it("offers a reservation its own type and rate, and a new one none that is switched off", async () => {
  const { hotel } = await openQuiet();
  const { id } = await book({ state: "inquiry", roomTypeId: "TWN", ratePlanId: "BB" });
  choices["a room type"]!.off(hotel);
  choices["a rate"]!.off(hotel);
  const stay = { arrival: "2026-05-12", departure: "2026-05-14", adults: 2 };
  const named = async (query: object) => {
    const offers = await hotelApi.listOffers({ query: { ...stay, ...query } });
    return {
      types: new Set(offers.map(({ roomTypeId }) => roomTypeId)),
      rates: new Set(offers.map(({ ratePlanId }) => ratePlanId)),
    };
  };
  const [own, other] = [await named({ reservationId: id }), await named({})];
  expect([own.types.has("TWN"), own.rates.has("BB")]).toEqual([true, true]);
  expect([other.types.has("TWN"), other.rates.has("BB")]).toEqual([false, false]);
});

it("leaves as many of an extra as there are, and adds none", async () => {
  const { hotel } = await openQuiet();
  const { id } = await book(parking(2));
  choices["an extra"]!.off(hotel);
  expect(await hotelRefusalOf(amend(id, parking(3)))).toMatchObject({ codes: ["EXTRA_NOT_SOLD"] });
  expect((await amend(id, parking(1))).extras).toMatchObject([{ productId: "parking", quantity: 1 }]);
  expect((await amend(id, { extras: [] })).extras).toEqual([]);
});
