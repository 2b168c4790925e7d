import { beforeEach, describe, expect, it } from "vitest";

import { complaintsContract } from "@/contract/guests/complaints";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { requestsContract } from "@/contract/guests/requests";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, openHotel } from "../support/hotelBackend";
import { complain } from "../support/complaintCalls";

const contracts = { ...complaintsContract, ...guestMessagesContract, ...loyaltyContract, ...requestsContract };
const api = createClient(contracts);

const today = "2026-04-14";
let stayId = "";
let leaderId = "";

/** A guest in house who has written, asked and complained, and is a member; another stay leads a group. */
beforeEach(async () => {
  const { hotel } = openHotel({ reservations: 60 });
  const newGuest = { ...draftOf().newGuest!, firstName: "Lucía", lastName: "Ferrer Müller-O’Hara" };
  const { id, guest } = await book({ newGuest, arrival: today, departure: "2026-04-16" });
  hotel.put({ ...hotel.get(id), state: "inHouse", checkedInOn: today });
  leaderId = (await book({ arrival: today, departure: "2026-04-16" })).id;
  stayId = id;
  const guestId = guest.id;
  await api.enrolGuest({ params: { id: guestId } });
  await complain({ guestId, roomId: "" });
  const due = { dueOn: "2026-04-15", dueTime: "23:00" };
  const request = { ...due, reservationId: id, kind: "towels", quantity: 1, note: "" } as const;
  await api.createRequest({ body: { clientId: "r", draft: request } });
  const message = { guestId, reservationId: "", channel: "mail", templateId: "", language: "es" } as const;
  const sent = { ...message, subject: "Taxi", body: "Su taxi llega.", time: "now", sendOn: "" } as const;
  await api.createGuestMessage({ body: { clientId: "m", draft: sent } });
});

/** Every search of the server for a person: how many it finds. */
const searches: Record<string, (text: string) => Promise<unknown[]>> = {
  reservations: async (text) => (await hotelApi.listReservations({ query: { text } })).rows,
  guests: async (text) => (await hotelApi.listGuests({ query: { text } })).rows,
  "guest of a reservation": (text) => hotelApi.searchGuests({ query: { text } }),
  "charge to a room": (text) => hotelApi.searchOpenFolios({ query: { text } }),
  "members of a group": (text) => hotelApi.listGroupChoices({ params: { id: leaderId }, query: { text } }),
  complaints: async (text) => (await api.listComplaints({ query: { text } })).rows,
  complainants: (text) => api.findComplainants({ query: { text } }),
  requests: async (text) => (await api.listRequests({ query: { text } })).rows,
  messages: async (text) => (await api.listGuestMessages({ query: { text } })).rows,
  recipients: (text) => api.findRecipients({ query: { text } }),
  members: async (text) => (await api.listMembers({ query: { text } })).rows,
};

describe.each(Object.keys(searches))("the search for %s", (name) => {
  it("finds a person by the words of the name alone, in any order, however they are typed", async () => {
    const ways = ["ferrer lucia", "LUCÍA  FERRER", "ferrer\u00a0lucia", "Ferrer, Lucía", " lucı muller ohara"];
    const others = ["mueller o'hara", "müller-o’hara lucía", "luc fer"];
    const all = await Promise.all([...ways, ...others].map(async (way) => [way, (await searches[name]!(way)).length]));
    expect(all).toEqual([...ways, ...others].map((way) => [way, 1]));
    expect(await searches[name]!("ferrer zzz")).toEqual([]);
  });
});

it("finds a stay by its number and a word of the name", async () => {
  const { rows } = await hotelApi.listReservations({ query: { text: `ferrer ${stayId}` } });
  expect(rows.map(({ id }) => id)).toEqual([stayId]);
});
