import { expect, it } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import { figureNames } from "@/contract/figures/hotelFigures";
import { dimensions } from "@/contract/figures/period";
import { cancellationKeys } from "@/contract/figures/reports";
import { type Topic, topics } from "@/contract/topics";

import { allContracts } from "../support/allContracts";
import { type Call, type Subjects, subjectsIn, wholeApi, wholeContract, writesOf } from "../support/eachWrite";
import { openHotel } from "../support/hotelBackend";

const today = "2026-04-14";
const april = { from: "2026-04-01", to: "2026-04-30" };

const byId = (ids: string[]) => ids.map((id) => ({ params: { id } }));

/** What each call is asked for; calls that are not named take nothing. */
const requestsOf = ({ stays, guests, ...one }: Subjects): Partial<Record<Call, object[]>> => ({
  getReservation: byId(stays),
  listRoomChoices: byId([one.inHouse, one.arriving]),
  listExtensionRooms: byId([one.inHouse]).map((stay) => ({ ...stay, query: { departure: "2026-05-30" } })),
  listRequestsOf: byId([one.future]),
  getRegister: byId([one.inHouse, one.arriving]),
  getGuest: byId(guests),
  getMember: byId(guests.slice(0, 2)),
  getMembership: byId(guests.slice(0, 2)),
  getComplaint: byId(one.complaints),
  getRequest: byId(one.requests),
  getCleaningPlan: [{ query: {} }, { query: { date: "2026-04-15" } }],
  getCleaningTask: byId([`HK-${today}-R-104`]),
  getCompany: byId(["EM-000005", "EM-000011"]),
  getCompanyPage: byId(["EM-000005"]),
  getCommissionStatement: [{ params: { id: "EM-000005" }, query: { from: "2026-04-01", to: "2026-04-13" } }],
  listCompanies: [{ query: { perPage: 100 } }],
  listArticles: [{ query: { perPage: 200 } }],
  getArticle: byId(["ART-000001"]),
  listStockMovements: [{ query: { perPage: 100 } }],
  getStockMovement: byId(["MV-000001"]),
  listPriceLists: [{ query: { perPage: 100 } }],
  getPriceList: byId(["LP-000005"]),
  getTillData: [{ params: { till: "T1" } }],
  listTickets: [{ query: { perPage: 100 } }],
  getTicket: byId(["parked"]),
  listShifts: [{ query: { perPage: 100 } }],
  getSalesFigures: [{ query: { ...april } }],
  getTillShift: byId(["TC-000001"]),
  getLostThing: byId(["OP-000011"]),
  listLostThings: [{ query: { perPage: 100 } }],
  getGuestMessage: byId(one.messages),
  getTemplate: byId([one.template]),
  getPolicy: byId(["flexible", "none", "children", "rules"]),
  getSchedule: byId([one.schedule]),
  getRoom: byId([one.suite, "R-412"]),
  getRoomType: byId(["type-DBL"]),
  listRooms: [{ query: { perPage: 100 } }],
  listReservations: [{ query: { perPage: 100 } }],
  listGuests: [{ query: { perPage: 100 } }],
  listMembers: [{ query: { perPage: 200 } }],
  listComplaints: [{ query: { perPage: 100 } }],
  listRequests: [{ query: { perPage: 200 } }],
  listGuestMessages: [{ query: { perPage: 200 } }],
  listOutgoing: [{ query: { days: 2 } }],
  listHandover: [{ query: { date: today } }],
  priceMove: [one.inHouse, one.future].map((reservationId) => ({
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
  listChannelMessages: [{ query: { perPage: 50 } }, { query: { perPage: 50, states: "sent" } }],
  listDocuments: [{ query: { perPage: 200 } }],
  getDocument: byId(["D-000001"]),
  getAccountBilling: byId([one.inHouse, one.leaving]),
  getReceivable: byId(["EM-000005"]),
  getBillingSettings: byId(["settings"]),
  listPayments: [{ query: { perPage: 200 } }],
  getVatBook: [{ query: april }],
  listOffers: [{ query: { arrival: "2026-04-15", departure: "2026-04-18", adults: 2 } }],
});

/** Calls that pages follow. The rows of an export are those of its list, which has the same topics. */
const followed = Object.entries(wholeContract as Record<string, Endpoint>).flatMap(([name, { reads, path }]) =>
  reads && !path.endsWith("/export") ? [{ name: name as Call, reads }] : [],
);

/** The replies of a call, without the cursor. */
async function repliesTo(name: Call, requests: ReturnType<typeof requestsOf>) {
  const call = wholeApi[name] as (request: object) => Promise<unknown>;
  const all = (requests[name] ?? [{}]).map((request) => call(request).catch((error: Error) => error.message));
  return JSON.stringify(await Promise.all(all)).replaceAll(/"asOf":\d+/g, "");
}

async function openWrites() {
  const { hotel, stop } = openHotel({ reservations: 120 });
  const subjects = await subjectsIn(hotel);
  const writes = writesOf(hotel, subjects);
  /** Does the nth write, and says what topics it tells of. */
  const write = async (nth: number) => {
    const [name, make] = writes[nth]!;
    const { lastOf } = hotel.revision;
    try {
      await make();
    } catch (cause) {
      throw new Error(`${name} was refused`, { cause });
    }
    return topics.filter((topic) => hotel.revision.lastOf[topic] > lastOf[topic]);
  };
  return { write, stop, names: writes.map(([name]) => name), requests: requestsOf(subjects) };
}

/** What each write tells of. */
async function topicsTold() {
  const { write, stop, names } = await openWrites();
  const told: Topic[][] = [];
  for (const nth of names.keys()) told.push(await write(nth));
  stop();
  return told;
}

/** Replies are compared before these, too, which could undo a change that nobody was told of. */
const takesBack = (name = "") => /^(undo|lift|restore|unmerge|setGuestsApart)/.test(name);

it("tells each page of what changes its calls' replies", async () => {
  const told = await topicsTold();
  const { write, names, requests } = await openWrites();
  const isTold = ({ reads }: { reads: readonly Topic[] }, nth: number) =>
    told[nth]?.some((topic) => reads.includes(topic));
  const stale: string[] = [];
  /** The reply to a call before the first of the writes that do not tell of it. */
  const before = new Map<Call, { reply: string; since: number }>();
  for (const nth of names.keys()) {
    const untold = followed.filter((call) => !isTold(call, nth));
    const read = (call: { name: Call }) => repliesTo(call.name, requests);
    const unread = untold.filter(({ name }) => !before.has(name));
    await Promise.all(unread.map(async (call) => before.set(call.name, { reply: await read(call), since: nth })));
    expect(await write(nth)).toEqual(told[nth]);
    const isChecked = (call: (typeof followed)[number]) =>
      nth === names.length - 1 || takesBack(names[nth + 1]) || isTold(call, nth + 1);
    const checks = untold.filter(isChecked).map(async (call) => {
      const { reply, since } = before.get(call.name)!;
      if (reply !== (await read(call))) stale.push(`${names.slice(since, nth + 1).join()} change ${call.name}`);
      before.delete(call.name);
    });
    await Promise.all(checks);
  }
  expect(stale).toEqual([]);
  expect(names.filter((_, nth) => told[nth]!.length === 0)).toEqual([]);
  const tried = new Set<string>([...names, ...previews]);
  const left = hotelCalls.filter(([name, { method }]) => method !== "GET" && !tried.has(name));
  expect(left.map(([name]) => name)).toEqual([]);
}, 300_000); // some thousand calls

/** They reply with what would be, and change nothing. */
const previews: Call[] = ["previewBulkMessage"];

/** Of all contracts, so that a new one cannot be left out. */
const hotelCalls = allContracts
  .flatMap(([, contract]) => Object.entries(contract))
  .filter(([, { path }]) => path.startsWith("/pms/"));

it("reads each call that pages follow", () => {
  const left = hotelCalls.filter(([name, { reads }]) => reads && !(name in wholeContract));
  expect(left.map(([name]) => name)).toEqual([]);
});
