import { expect, it } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import { figureNames } from "@/contract/figures/hotelFigures";
import { dimensions } from "@/contract/figures/period";
import { cancellationKeys } from "@/contract/figures/reports";
import { topics } from "@/contract/topics";

import { allContracts } from "../support/allContracts";
import { type Call, type Subjects, subjectsIn, wholeApi, wholeContract, writesOf } from "../support/eachWrite";
import { openHotel } from "../support/hotelBackend";

const today = "2026-04-14";
const april = { from: "2026-04-01", to: "2026-04-30" };

const byId = (ids: string[]) => ids.map((id) => ({ params: { id } }));

/** What each call is asked for; calls that are not named take nothing. */
const requestsOf = ({ stays, guests, ...one }: Subjects): Partial<Record<Call, object[]>> => ({
  getReservation: byId(stays),
  listRoomChoices: byId(stays),
  listRequestsOf: byId([one.future]),
  getRegister: byId(stays),
  getGuest: byId(guests),
  getMember: byId(guests.slice(0, 2)),
  getMembership: byId(guests.slice(0, 2)),
  getComplaint: byId(one.complaints),
  getRequest: byId(one.requests),
  getCleaningPlan: [{ query: {} }, { query: { date: "2026-04-15" } }],
  getCleaningTask: byId([`HK-${today}-R-104`]),
  getLostThing: byId(["OP-000011"]),
  listLostThings: [{ query: {} }],
  exportLostThings: [{ query: {} }],
  getGuestMessage: byId(one.messages),
  getTemplate: byId([one.template]),
  getPolicy: byId(["flexible", "none", "children", "rules"]),
  getSchedule: byId([one.schedule]),
  getRoom: byId([one.suite, "R-412"]),
  getRoomType: byId(["type-DBL"]),
  listRooms: [{ query: { perPage: 100 } }],
  exportRooms: [{ query: {} }],
  listReservations: [{ query: { perPage: 100 } }],
  listGuests: [{ query: { perPage: 100 } }],
  listMembers: [{ query: { perPage: 100 } }],
  listComplaints: [{ query: {} }],
  exportComplaints: [{ query: {} }],
  listRequests: [{ query: { perPage: 200 } }],
  listGuestMessages: [{ query: {} }],
  exportGuestMessages: [{ query: {} }],
  listOutgoing: [{ query: { days: 2 } }],
  listHandover: [{ query: { date: today } }],
  priceMove: stays.map((reservationId) => ({
    params: { reservationId },
    query: { arrival: today, departure: "2026-04-18", from: today, to: "2026-04-18", roomId: one.suite },
  })),
  getPlanning: [{ query: { nights: 14 } }],
  getAssignmentPlan: [{ query: { nights: 7 } }],
  listFreeRooms: [{ query: { departure: "2026-04-16", adults: 2 } }],
  getHotelFigures: [{ query: { ...april, compare: "weekday" } }],
  listFigureRows: figureNames.map((figure) => ({ query: { ...april, figure, perPage: 500 } })),
  getDailyReport: [{ query: { compare: "weekday" } }],
  getForecast: [{ query: { ...april, compare: "weekday", since: 7 } }],
  getProduction: dimensions.map((by) => ({ query: { ...april, compare: "before", by } })),
  getCancellations: cancellationKeys.map((by) => ({ query: { ...april, by } })),
  getHousekeepingReport: [{ query: april }],
  getRateCalendar: [{ query: { days: 14 } }],
  explainOffer: [
    { query: { arrival: "2026-04-16", departure: "2026-04-18", adults: 2, roomTypeId: "DBL", ratePlanId: "NRF" } },
  ],
  getSalesChannel: byId(["booking", "airbnb"]),
  listChannelMessages: [{ query: { perPage: 50 } }],
  exportChannelMessages: [{ query: { states: "sent" } }],
  listDocuments: [{ query: { perPage: 200 } }],
  exportDocuments: [{ query: {} }],
  getDocument: byId(["D-000001"]),
  getAccountBilling: byId(stays),
  getReceivable: byId(["CC-000001"]),
  getBillingSettings: byId(["settings"]),
  listPayments: [{ query: { perPage: 200 } }],
  exportPayments: [{ query: {} }],
  getVatBook: [{ query: april }],
  listOffers: [{ query: { arrival: "2026-04-15", departure: "2026-04-18", adults: 2 } }],
});

const followed = Object.entries(wholeContract as Record<string, Endpoint>).flatMap(([name, { reads }]) =>
  reads ? [{ name: name as Call, reads }] : [],
);

/** The replies of all calls that pages follow, without the cursor. */
async function repliesTo(requests: ReturnType<typeof requestsOf>) {
  const replies = followed.map(async ({ name }) => {
    const call = wholeApi[name] as (request: object) => Promise<unknown>;
    const all = (requests[name] ?? [{}]).map((request) => call(request).catch((error: Error) => error.message));
    const text = JSON.stringify(await Promise.all(all));
    return [name, text.replaceAll(/"asOf":\d+/g, "")] as const;
  });
  return new Map<Call, string>(await Promise.all(replies));
}

/** They reply with what would be, and change nothing. */
const previews: Call[] = ["previewBulkMessage"];

it("tells each page of what changes its calls' replies", async () => {
  const { hotel } = openHotel({ reservations: 120 });
  const subjects = await subjectsIn(hotel);
  const requests = requestsOf(subjects);
  const stale: string[] = [];
  const idle: string[] = [];
  let before = await repliesTo(requests);
  for (const [name, write] of writesOf(hotel, subjects)) {
    const { lastOf } = hotel.revision;
    try {
      await write();
    } catch (cause) {
      throw new Error(`${name} was refused`, { cause });
    }
    const told = topics.filter((topic) => hotel.revision.lastOf[topic] > lastOf[topic]);
    const after = await repliesTo(requests);
    const changed = followed.filter((call) => before.get(call.name) !== after.get(call.name));
    if (changed.length === 0) idle.push(name);
    for (const { name: call, reads } of changed) {
      if (!reads.some((topic) => told.includes(topic))) stale.push(`${name} tells ${told.join()}, and changes ${call}`);
    }
    before = after;
  }
  expect({ stale, idle }).toEqual({ stale: [], idle: [] });
}, 300_000); // some ten thousand calls

/** Of all contracts, so that a new one cannot be left out. */
const hotelCalls = allContracts
  .flatMap(([, contract]) => Object.entries(contract))
  .filter(([, { path }]) => path.startsWith("/pms/"));

it("tries each call that writes", async () => {
  const { hotel } = openHotel({ reservations: 120 });
  const written = new Set<string>([...writesOf(hotel, await subjectsIn(hotel)).map(([name]) => name), ...previews]);
  const left = hotelCalls.filter(([name, { method }]) => method !== "GET" && !written.has(name));
  expect(left.map(([name]) => name)).toEqual([]);
});

it("reads each call that pages follow", () => {
  const left = hotelCalls.filter(([name, { reads }]) => reads && !(name in wholeContract));
  expect(left.map(([name]) => name)).toEqual([]);
});
