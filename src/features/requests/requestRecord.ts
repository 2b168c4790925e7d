import { nanoid } from "@reduxjs/toolkit";

import type { GuestRequest, RequestDraft } from "@/contract/guests/guestRequest";
import { createRecord } from "@/shared/record/createRecord";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { requestActions } from "./requestActions";
import { requestsApi } from "./requestsApi";

export interface RequestValues extends RequestDraft, RecordValues {}

const { selectAsked } = requestActions.selectors;

const draftOf = ({ reservationId, kind, quantity, dueOn, dueTime, note }: RequestDraft): RequestDraft => ({
  reservationId,
  kind,
  quantity,
  dueOn: dateIn(dueOn),
  dueTime,
  note: note.trim(),
});

/** A request, as it is opened and edited. */
export const requestRecord = createRecord<GuestRequest, RequestDraft, RequestValues>()("request", {
  get: requestsApi.getRequest,
  create: ({ clientId, draft }, key) => requestsApi.createRequest({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) => requestsApi.updateRequest({ params: { id }, body: { version, draft }, key }),
  valuesOf: (request) => ({ ...draftOf(request), clientId: nanoid(), version: request.version }),
  draftOf,
  isValues: (value): value is RequestValues =>
    hasTexts(value, ["clientId", "reservationId", "kind", "dueOn", "dueTime", "note"]) &&
    isObject(value) &&
    typeof value.quantity === "number" &&
    typeof value.version === "number",
  nameOf: ({ reservationId }) => reservationId,
  isHeld: (state: Parameters<typeof selectAsked>[0]) => selectAsked(state) !== undefined,
  changedBy: ({ history }) => history[0]?.by ?? "",
  path: paths.request,
  listPath: paths.requests,
  texts: {
    failed: "requests.recordFailed",
    unknown: "requests.unknown",
    toList: "requests.toList",
    create: "requests.create",
    createWaits: "requests.createWaits",
    created: "requests.created",
    saved: "requests.saved",
    notSaved: "requests.notSaved",
    conflict: "requests.conflict",
  },
});

export const newRequest = (reservationId: string, dueOn: string): RequestValues => ({
  reservationId,
  kind: "cot",
  quantity: 1,
  dueOn,
  dueTime: "15:00",
  note: "",
  clientId: nanoid(),
  version: 0,
});
