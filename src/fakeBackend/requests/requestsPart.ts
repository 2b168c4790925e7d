import { requestDepartments } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { ListIndex } from "../list/ListIndex";
import { serveList } from "../list/serveList";
import { type Context, routesFor } from "../core/routes";
import { RequestBook } from "./RequestBook";
import { type Desk, deskAt, requestEntries, type RequestEntry, requestEntryOf, toRequestRow } from "./requestEntry";
import { requestListRules } from "./requestListRules";
import { requestRecord } from "./requestRecord";
import { requestsAt } from "./requestsAt";

const deskOf = ({ db, now }: Context) => deskAt(db, now());

const listOf = (entries: RequestEntry[], { hotel }: Desk) =>
  new ListIndex(requestListRules(hotel.property.businessDate), entries);

/** Few, and what is late depends on the moment and on the reservations: so the list is made for each call. */
const requestList = serveList(
  (context) => listOf(requestEntries(deskOf(context)), deskOf(context)),
  (entry, context) => toRequestRow(entry, deskOf(context)),
);

/** Fetched apart: it brings the rules of conversations along. */
const announceDue = async ({ db, now }: Context) => (await import("./announceDue")).announceDue(db, now());

/** The calls with a literal path come before `/pms/requests/:id`. */
export const routes = routesFor(requestsContract, {
  listRequestKinds: (_, { db: { requests } }) => [...requests.kinds],
  listRequests: requestList.page,
  exportRequests: requestList.rows,
  async listDuties(_, context) {
    await announceDue(context);
    const entries = requestEntries(deskOf(context));
    return requestDepartments.map((department) => {
      const count = (wanted: string) =>
        entries.filter(({ kind, urgency }) => kind.department === department && urgency === wanted).length;
      return { department, late: count("late"), today: count("today") };
    });
  },
  listRequestsOf({ params: { id } }, context) {
    const desk = deskOf(context);
    desk.hotel.get(id);
    const ofStay = desk.requests.all().filter(({ reservationId }) => reservationId === id);
    const entries = ofStay.map((request) => requestEntryOf(request, desk));
    return listOf(entries, desk)
      .find({})
      .found.map((entry) => toRequestRow(entry, desk));
  },
  getRequest: requestRecord.get,
  async createRequest(request, context) {
    const made = requestRecord.create(request, context);
    await announceDue(context);
    return made;
  },
  updateRequest: requestRecord.update,
  actOnRequest: requestRecord.act,
});

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => RequestBook {
  const seed = size?.isEmpty ? [] : requestsAt(propertyAt(now).businessDate, hotel.sampled);
  const book = new RequestBook(hotel, seed, shelf);
  return () => book;
}
