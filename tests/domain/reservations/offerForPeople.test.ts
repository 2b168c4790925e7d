import { expect, it } from "vitest";

import { offerForPeople, partyKey } from "@/domain/reservations/offerForPeople";

import { hotelApi, openHotel } from "../../support/hotelBackend";

const stay = { arrival: "2026-05-12", departure: "2026-05-15" };

it.each([
  [{ adults: 1, childrenAges: [] }],
  [{ adults: 3, childrenAges: [] }],
  [{ adults: 2, childrenAges: [1, 8] }],
  [{ adults: 4, childrenAges: [12] }],
])("is for $adults adults and children of $childrenAges what the hotel would offer them", async (people) => {
  openHotel();
  const others = ["1,1", partyKey(people)].join(";");
  const offers = await hotelApi.listOffers({ query: { ...stay, adults: 2, children: "6", parties: others } });
  const wanted = await hotelApi.listOffers({
    query: { ...stay, adults: people.adults, children: people.childrenAges.join(",") || undefined },
  });
  expect(offers.map((offer) => offerForPeople(offer, people))).toEqual(wanted);
});
