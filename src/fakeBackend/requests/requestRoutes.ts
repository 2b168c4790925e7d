import { requestDepartments } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";

import { pageOf } from "../list/pageOf";
import { type Context, routesFor } from "../routes";
import { actorOf } from "../records/Actor";
import {
  actOn,
  addRequest,
  editRequest,
  isAsDrafted,
  refuseStaleRequest,
  shownRequest,
  storedRequest,
} from "./changeRequest";
import { deskAt, requestEntries, toRequestRow } from "./requestEntry";
import { requestListOf } from "./requestListRules";

const deskOf = ({ db, now }: Context) => deskAt(db, now());

/** Fetched apart: it brings the rules of conversations along. */
const announceDue = async ({ db, now }: Context) => (await import("./announceDue")).announceDue(db, now());

/** The calls with a literal path come before `/pms/requests/:id`. */
export const requestRoutes = routesFor(requestsContract, {
  listRequestKinds: (_, { db: { requests } }) => [...requests.kinds],
  listRequests({ query }, context) {
    const desk = deskOf(context);
    return pageOf(requestListOf(desk), query, (entry) => toRequestRow(entry, desk), desk.hotel.revision.count);
  },
  exportRequests({ query }, context) {
    const desk = deskOf(context);
    return requestListOf(desk)
      .find(query)
      .found.map((entry) => toRequestRow(entry, desk));
  },
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
    const { found } = requestListOf(desk).find({});
    return found.filter(({ request }) => request.reservationId === id).map((entry) => toRequestRow(entry, desk));
  },
  getRequest({ params: { id } }, context) {
    const desk = deskOf(context);
    return shownRequest(storedRequest(id, desk), desk);
  },
  async createRequest({ body: { clientId, draft } }, context) {
    const desk = deskOf(context);
    const made = desk.requests.madeBy.get(clientId);
    if (made !== undefined) {
      const stored = storedRequest(made, desk);
      if (!isAsDrafted(stored, draft)) refuseStaleRequest(stored, 0, desk);
      return shownRequest(stored, desk);
    }
    const added = addRequest(draft, desk, actorOf(context));
    desk.requests.madeBy.set(clientId, added.id);
    await announceDue(context);
    return shownRequest(added, desk);
  },
  updateRequest({ params: { id }, body: { version, draft } }, context) {
    const desk = deskOf(context);
    const stored = storedRequest(id, desk);
    if (isAsDrafted(stored, draft)) return shownRequest(stored, desk);
    refuseStaleRequest(stored, version, desk);
    return shownRequest(editRequest(stored, draft, desk, actorOf(context)), desk);
  },
  actOnRequest({ params: { id, action }, body }, context) {
    const desk = deskOf(context);
    const stored = storedRequest(id, desk);
    refuseStaleRequest(stored, body.version, desk);
    return shownRequest(actOn(stored, action, body, desk, actorOf(context)), desk);
  },
});
