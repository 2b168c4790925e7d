import { defineContract, type } from "../endpoint";
import type {
  DepartmentDuty,
  GuestRequest,
  RequestAct,
  RequestDraft,
  RequestFilter,
  RequestKind,
  RequestRefusal,
  RequestRow,
  RequestView,
} from "./guestRequest";
import { allRows, changes, creates, pages, updates } from "../records";

/** Topics that a request is made of. */
const reads = ["requests", "reservations", "guests", "setUp"] as const;

export const requestsContract = defineContract({
  /** The catalogue of what a guest can ask for. */
  listRequestKinds: { method: "GET", path: "/pms/requests/kinds", reply: type<RequestKind[]>() },
  /** Unless sorted, open ones first, the longest due before the others. */
  listRequests: { method: "GET", path: "/pms/requests", ...pages<RequestFilter, RequestRow, RequestView>(), reads },
  /** Every row of a filter, for exporting and printing. */
  exportRequests: { method: "GET", path: "/pms/requests/export", ...allRows<RequestFilter, RequestRow>() },
  /** How much each department has to do on the business date. */
  listDuties: {
    method: "GET",
    path: "/pms/requests/duties",
    reply: type<DepartmentDuty[]>(),
    reads: ["requests", "reservations", "setUp"],
  },
  /** Of one reservation, in the default order. */
  listRequestsOf: { method: "GET", path: "/pms/reservations/:id/requests", reply: type<RequestRow[]>(), reads },
  getRequest: { method: "GET", path: "/pms/requests/:id", reply: type<GuestRequest>(), reads },
  /** Idempotent by `clientId`: a repeat replies with the request that the first call made. */
  createRequest: { method: "POST", path: "/pms/requests", ...creates<RequestDraft, GuestRequest, RequestRefusal>() },
  /** 409 with `current` when `version` is not the newest, unless the request is already as the draft says. */
  updateRequest: { method: "PUT", path: "/pms/requests/:id", ...updates<RequestDraft, GuestRequest, RequestRefusal>() },
  /** `action` is a `RequestAction` but "edit". 409 with the reasons why it may not be, or with `current`. */
  actOnRequest: {
    method: "POST",
    path: "/pms/requests/:id/actions/:action",
    ...changes<RequestAct, GuestRequest, RequestRefusal>(),
  },
});
