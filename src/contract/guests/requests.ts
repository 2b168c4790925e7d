import { defineContract, type } from "../endpoint";
import type {
  DepartmentDuty,
  GuestRequest,
  RequestAct,
  RequestColumn,
  RequestDraft,
  RequestFilter,
  RequestKind,
  RequestRefusal,
  RequestRow,
  RequestView,
} from "./guestRequest";
import { recordCalls } from "../records";

/** Topics that a request is made of. */
const reads = ["requests", "reservations", "guests", "setUp"] as const;

const calls = recordCalls<{
  row: RequestRow;
  column: RequestColumn;
  view: RequestView;
  filter: RequestFilter;
  record: GuestRequest;
  draft: RequestDraft;
  act: RequestAct;
  refusal: RequestRefusal;
}>()("/pms/requests", reads);

/** Requests of guests, by department. */
export const requestsContract = defineContract({
  /** The catalogue of what a guest can ask for. */
  listRequestKinds: { method: "GET", path: "/pms/requests/kinds", reply: type<RequestKind[]>() },
  /** Unless sorted, open ones first, the longest due before the others. */
  listRequests: calls.list,
  /** Every row of a filter, for exporting and printing. */
  exportRequests: calls.rows,
  /** How much each department has to do on the business date. */
  listDuties: {
    method: "GET",
    path: "/pms/requests/duties",
    reply: type<DepartmentDuty[]>(),
    reads: ["requests", "reservations", "setUp"],
  },
  /** Of one reservation, in the default order. */
  listRequestsOf: { method: "GET", path: "/pms/reservations/:id/requests", reply: type<RequestRow[]>(), reads },
  getRequest: calls.get,
  /** Idempotent by `clientId`: a repeat replies with the request that the first call made. */
  createRequest: calls.create,
  /** 409 with `current` when `version` is not the newest, unless the request is already as the draft says. */
  updateRequest: calls.update,
  /** `action` is a `RequestAction` but "edit". 409 with the reasons why it may not be, or with `current`. */
  actOnRequest: calls.act,
});
