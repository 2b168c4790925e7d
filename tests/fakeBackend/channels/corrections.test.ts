import { expect, it } from "vitest";

import type { ChannelGuest } from "@/contract/channels/channelMessage";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { openHotel } from "../../support/hotelBackend";
import { bookedAs, modified, taken, tell } from "./channelCalls";

const misspelt: ChannelGuest = { firstName: "lucia", lastName: "ferer", email: "lucia@example.com" };
const right: ChannelGuest = { ...misspelt, firstName: "Lucía", lastName: "Ferrer" };

const stayOf = (hotel: Hotel) => bookedAs(hotel, "B-1")[0]!;
const guestOf = (hotel: Hotel) => hotel.guests.get(stayOf(hotel).guestId);

/** The guest as the desk has written down more of them. */
const withDesk = (hotel: Hotel, changes: object) => hotel.putGuest({ ...guestOf(hotel), ...changes });

it("keeps one guest with telephone, allergy and note where the channel corrects a spelling", async () => {
  const { hotel } = openHotel();
  await tell({ guest: misspelt });
  const { id } = withDesk(hotel, { phone: "+34 600 111 222", allergies: "Frutos secos", notes: "Cuna" });
  expect(taken(await tell(modified(2, { guest: right })))).toBe("done");
  const kept = { phone: "+34 600 111 222", allergies: "Frutos secos", notes: "Cuna" };
  expect(guestOf(hotel)).toMatchObject({ id, firstName: "Lucía", lastName: "Ferrer", ...kept });
  expect(guestOf(hotel).history).toMatchObject([
    {
      by: "Booking.com",
      changes: [
        { field: "firstName", before: "lucia", after: "Lucía" },
        { field: "lastName", before: "ferer", after: "Ferrer" },
      ],
    },
    { what: "created" },
  ]);
  const [line, ...earlier] = stayOf(hotel).history ?? [];
  expect(line).toMatchObject({ by: "", what: "changed", note: "El canal ha corregido los datos del huésped" });
  expect(earlier).toHaveLength(1);
});

it("writes another person down as a new guest", async () => {
  const { hotel } = openHotel();
  await tell({ guest: misspelt });
  const { id } = withDesk(hotel, { allergies: "Frutos secos" });
  expect(taken(await tell(modified(2, { guest: { ...right, firstName: "Marta" } })))).toBe("done");
  expect(guestOf(hotel)).toMatchObject({ firstName: "Marta", allergies: "" });
  expect(hotel.guests.get(id)).toMatchObject({ firstName: "lucia", lastName: "ferer" });
});

it("leaves a correction to a person where the hotel has given the guest another name since", async () => {
  const { hotel } = openHotel();
  await tell({ guest: misspelt });
  withDesk(hotel, { firstName: "Lucía", lastName: "Farrer" });
  const told = await tell(modified(2, { guest: right }));
  expect(taken(told)).toBe("review BOOKING_CHANGED");
  expect(JSON.parse(told.payload)).toMatchObject({ guest: right });
  expect(guestOf(hotel)).toMatchObject({ lastName: "Farrer" });
  const again = modified(3, { guest: right });
  expect(taken(await tell(again))).toBe("review BOOKING_CHANGED");
});

it.each<[string, object, object, object]>([
  ["an e-mail", { guest: { ...right, email: "lf@example.org" } }, { email: "lf@example.org" }, {}],
  ["a telephone", { guest: { ...right, phone: "+34 600 333 444" } }, { phone: "+34 600 333 444" }, {}],
  ["a language", { guest: { ...right, language: "FR" } }, { language: "fr" }, {}],
  ["a country", { guest: { ...right, country: "fr" } }, { country: "FR" }, {}],
  ["remarks", { remarks: "Llegamos a las 23:00" }, {}, { notes: { request: "Llegamos a las 23:00" } }],
  ["a payment", { payment: "prepaid" }, {}, { guarantee: "prepaid" }],
])("carries out that a modification tells %s, with a line in the history", async (_, change, guest, stay) => {
  const { hotel } = openHotel();
  await tell({ guest: right });
  expect(taken(await tell(modified(2, { guest: right, ...change })))).toBe("done");
  expect(guestOf(hotel)).toMatchObject(guest);
  expect(stayOf(hotel)).toMatchObject(stay);
  expect(stayOf(hotel).history).toHaveLength(2);
  expect(taken(await tell(modified(3, { guest: right, ...change })))).toBe("done MESSAGE_UNCHANGED");
  expect(stayOf(hotel).history).toHaveLength(2);
});

it.each<[string, object, (hotel: Hotel) => unknown]>([
  ["contact", { guest: { ...right, phone: "+34 600 333 444" } }, (hotel) => withDesk(hotel, { phone: "931 112 233" })],
  [
    "remarks",
    { remarks: "Cuna" },
    (hotel) => hotel.put({ ...stayOf(hotel), notes: { internal: "", guest: "", request: "Cama supletoria" } }),
  ],
  ["payment", { payment: "prepaid" }, (hotel) => hotel.put({ ...stayOf(hotel), guarantee: "company" })],
])("leaves %s to a person where the hotel has changed it since", async (_, change, byDesk) => {
  const { hotel } = openHotel();
  await tell({ guest: right });
  byDesk(hotel);
  const [guest, stay] = [guestOf(hotel), stayOf(hotel)];
  expect(taken(await tell(modified(2, { guest: right, ...change })))).toBe("review BOOKING_CHANGED");
  expect([guestOf(hotel), stayOf(hotel)]).toEqual([guest, stay]);
});

it("does not call done what it does not know: a person reads it in the message", async () => {
  const { hotel } = openHotel();
  const more = { mealPlan: "HB", guest: { ...right, loyaltyLevel: 2 } };
  const told = await tell(more);
  expect(taken(told)).toBe("review MESSAGE_FURTHER");
  expect(told.reasons[0]!.message).toContain("mealPlan, guest.loyaltyLevel");
  expect(JSON.parse(told.payload)).toMatchObject({ further: { mealPlan: "HB", "guest.loyaltyLevel": "2" } });
  expect(bookedAs(hotel, "B-1")).toHaveLength(1);
});

it("leaves what it tells of a guest in house to a person", async () => {
  const { hotel } = openHotel();
  await tell({ guest: misspelt });
  hotel.put({ ...stayOf(hotel), state: "inHouse" });
  expect(taken(await tell(modified(2, { guest: right })))).toBe("review BOOKING_IN_HOUSE");
  expect(guestOf(hotel)).toMatchObject({ firstName: "lucia" });
});

it("erases remarks and further facts with the guest", async () => {
  const { hotel, db } = openHotel();
  const named = { guest: right, remarks: "Lucía Ferrer llega tarde", booker: "Lucía Ferrer" };
  const told = await tell(named);
  db.channels.forgetGuest(guestOf(hotel).id);
  expect(
    JSON.stringify([db.channels.messages.get(told.id), db.channels.booking("booking", "B-1")?.booking]),
  ).not.toMatch(/Ferrer/);
});
