import { requestDepartments } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";

import { opening } from "../records/RecordBook";
import { propertyAt } from "../hotel/sample/property";
import { ListIndex } from "../list/ListIndex";
import { type Context, routesFor } from "../core/routes";
import { RequestBook, requestId } from "./RequestBook";
import { deskAt, requestEntries, requestEntryOf, toRequestRow } from "./requestEntry";
import { requestListRules } from "./requestListRules";
import { requestRecord } from "./requestRecord";
import { requestsAt } from "./requestsAt";

const deskOf = ({ db, now }: Context) => deskAt(db, now());

/** Fetched apart: it brings the rules of conversations along. */
const announceDue = async ({ db, now }: Context) => (await import("./announceDue")).announceDue(db, now());

/** The calls with a literal path come before `/pms/requests/:id`. */
export const routes = routesFor(requestsContract, {
  listRequestKinds: (_, { db: { requests } }) => [...requests.kinds],
  listRequests: requestRecord.list.page,
  exportRequests: requestRecord.list.rows,
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
    const list = new ListIndex(requestListRules(desk.hotel.property.businessDate), entries);
    return list.find({}).found.map((entry) => toRequestRow(entry, desk));
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

export const createData = opening(RequestBook, {
  topic: "requests",
  idOf: requestId,
  sample: (now, { sampled }) => requestsAt(propertyAt(now).businessDate, sampled),
});
