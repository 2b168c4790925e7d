import { expect, it } from "vitest";

import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { codesOf, openQuiet, save } from "./stayCalls";

const parking = (quantity: number) => ({ extras: [{ productId: "parking", quantity }] });
const isActive = false;
const off = {
  type: ({ setUp }: Hotel) => setUp.roomTypes.put({ ...setUp.roomTypes.find("TWN")!, isActive }),
  rate: ({ setUp }: Hotel) => setUp.ratePlans.put({ ...setUp.ratePlans.find("BB")!, isActive }),
  channel: ({ setUp }: Hotel) => setUp.channels.put({ ...setUp.channels.find("web")!, isActive }),
  extra: ({ setUp }: Hotel) => setUp.products.put({ ...setUp.products.find("parking")!, isActive }),
};

/** What may be switched off, the draft that names it, and the code of its refusal. */
const choices: [keyof typeof off, Partial<ReservationDraft>, string][] = [
  ["type", { roomTypeId: "TWN" }, "ROOM_TYPE_NOT_SOLD"],
  ["rate", { ratePlanId: "BB" }, "RATE_NOT_SOLD"],
  ["channel", { channelId: "web" }, "CHANNEL_NOT_USED"],
  ["extra", parking(1), "EXTRA_NOT_SOLD"],
];

it.each(choices)(
  "refuses a switched off %s in a new reservation and in a changed reservation",
  async (what, draft, code) => {
    const hotel = openQuiet();
    const plain = await book();
    off[what](hotel);
    const refusal = await hotelRefusalOf(book(draft));
    expect(refusal).toMatchObject({ status: 422, codes: [code] });
    expect(refusal.message).toMatch(/ya no se (vende|usa)/);
    expect(await hotelRefusalOf(save(plain, draft))).toMatchObject({ status: 422, codes: [code] });
  },
);

it.each(choices.slice(1))(
  "leaves a reservation its %s that is switched off, while all else changes",
  async (...row) => {
    const [what, draft] = row;
    const hotel = openQuiet();
    const booked = await book(draft);
    off[what](hotel);
    const notes = { internal: "Cuna", guest: "", request: "" };
    const longer = await save(booked, { departure: "2026-05-15", notes });
    expect(longer).toMatchObject({ departure: "2026-05-15", ratePlanId: booked.ratePlanId, notes });
    expect(longer.nights).toHaveLength(3);
  },
);

it("offers a switched off type and rate to the inquiry that has them, and to no other", async () => {
  const hotel = openQuiet();
  const inquiry = await book({ state: "inquiry", roomTypeId: "TWN", ratePlanId: "BB" });
  off.type(hotel);
  off.rate(hotel);
  const namedIn = async (query: object) => {
    const stay = { arrival: "2026-05-12", departure: "2026-05-14", adults: 2 };
    const offers = await hotelApi.listOffers({ query: { ...stay, ...query } });
    return [
      offers.some(({ roomTypeId }) => roomTypeId === "TWN"),
      offers.some(({ ratePlanId }) => ratePlanId === "BB"),
    ];
  };
  expect(await namedIn({ reservationId: inquiry.id })).toEqual([true, true]);
  expect(await namedIn({})).toEqual([false, false]);
  expect(await save(inquiry, { adults: 1 })).toMatchObject({ state: "inquiry", roomTypeId: "TWN", adults: 1 });
});

it("leaves as many of a switched off extra as there are, and adds none", async () => {
  const hotel = openQuiet();
  const booked = await book(parking(2));
  off.extra(hotel);
  expect(await codesOf(save(booked, parking(3)))).toEqual(["EXTRA_NOT_SOLD"]);
  const fewer = await save(booked, parking(1));
  expect(fewer.extras).toMatchObject([{ productId: "parking", quantity: 1 }]);
  expect((await save(fewer, { extras: [] })).extras).toEqual([]);
});
