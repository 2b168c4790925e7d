import { expect, it } from "vitest";

import type { ChannelRoom } from "@/contract/channels/channelMessage";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { hotelApi, openHotel } from "../../support/hotelBackend";
import { api, channel, newest, setPrice } from "./channelCalls";

async function openAt118(): Promise<Hotel> {
  const { hotel } = openHotel({ reservations: 1 });
  await api.listSalesChannels();
  await setPrice(hotel, "FAM", 118_00);
  return hotel;
}

const night: ChannelRoom = {
  id: "1",
  channelRateId: "BK-FAM-BAR",
  arrival: "2026-05-12",
  departure: "2026-05-13",
  adults: 4,
  childrenAges: [],
  prices: [146_00],
};

const told = (rooms: ChannelRoom[], revision = 1, lastName = "Sanz") =>
  api.receiveBooking({
    params: { id: "booking" },
    body: {
      kind: revision === 1 ? "new" : "modified",
      externalId: "B-1",
      revision,
      guest: { firstName: "Eva", lastName, email: "" },
      rooms,
    },
  });

const pricesOf = async (channelId: string, planId: string) => {
  const { value } = (await newest(channelId, "rates")).find(
    ({ ratePlanId, from, to }) => ratePlanId === planId && from <= night.arrival && night.arrival <= to,
  )!;
  return typeof value === "object" ? value.byPeople : undefined;
};

it("tells channels a price for each number of people, with meals, single use and markup", async () => {
  const hotel = await openAt118();
  expect(await pricesOf("booking", "BAR")).toEqual([118_00, 118_00, 118_00, 146_00, 174_00]);
  expect(await pricesOf("booking", "BB")).toEqual([127_00, 136_00, 145_00, 182_00, 219_00]);
  hotel.setUp.roomTypes.put({ ...hotel.roomType("FAM")!, singleUse: 20 });
  await api.listSalesChannels();
  expect(await pricesOf("airbnb", "BAR")).toEqual([106_20, 132_75, 132_75, 164_25, 195_75]);
});

it("tells for each mapped plan and number of people the price that the hotel offers", async () => {
  const hotel = await openAt118();
  const { arrival, departure } = night;
  const { maxAdults } = hotel.roomType("FAM")!;
  const plans = (await channel("booking")).mappings.filter(({ roomTypeId }) => roomTypeId === "FAM");
  expect(plans.map(({ ratePlanId }) => ratePlanId)).toEqual(["BAR", "NRF", "BB", "HB"]);
  for (const { ratePlanId: plan } of plans) {
    const sent = (await pricesOf("booking", plan))?.slice(0, maxAdults);
    const offered: (number | undefined)[] = [];
    for (let adults = 1; adults <= maxAdults; adults += 1) {
      const offers = await hotelApi.listOffers({ query: { arrival, departure, adults } });
      offered.push(offers.find((one) => one.roomTypeId === "FAM" && one.ratePlanId === plan)?.total);
    }
    expect([plan, sent]).toEqual([plan, offered]);
  }
});

it("holds a booking below the hotel's price for its people, and leaves it to a person", async () => {
  const hotel = await openAt118();
  const { state, reasons, reservationIds } = await told([{ ...night, prices: [118_00] }]);
  expect([state, reasons.map(({ code, values }) => [code, values?.amount, values?.limit])]).toEqual([
    "review",
    [["BOOKING_BELOW_PRICE", 118_00, 146_00]],
  ]);
  expect(hotel.get(reservationIds[0]!)).toMatchObject({ state: "confirmed", adults: 4, nights: [{ price: 118_00 }] });
});

it("takes a booking at the hotel's price, and asks nothing when that has risen since", async () => {
  const hotel = await openAt118();
  expect(await told([night])).toMatchObject({ state: "done", reasons: [] });
  await setPrice(hotel, "FAM", 150_00);
  expect(await told([night], 2, "Ruiz")).toMatchObject({ state: "done", reasons: [] });
  expect((await told([{ ...night, adults: 3, prices: [118_00] }], 3)).reasons).toMatchObject([
    { code: "BOOKING_BELOW_PRICE" },
  ]);
});
