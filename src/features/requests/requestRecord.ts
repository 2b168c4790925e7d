import { nanoid } from "@reduxjs/toolkit";

import type { GuestRequest, RequestAct, RequestAction, RequestDraft, RequestRow } from "@/contract/guests/guestRequest";
import { createRecord } from "@/shared/record/createRecord";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts } from "@/shared/shapes";

import { requestsApi } from "./requestsApi";

export interface RequestValues extends RequestDraft, RecordValues {}

/** The acts besides editing. */
export type RequestStep = Exclude<RequestAction, "edit">;

/** Input of a step. */
export type RequestStepInput = Pick<RequestAct, "date"> & { reason: string };

const draftOf = ({ reservationId, kind, quantity, dueOn, dueTime, note }: RequestDraft): RequestDraft => ({
  reservationId,
  kind,
  quantity,
  dueOn: dateIn(dueOn),
  dueTime,
  note: note.trim(),
});

/** A request, as it is opened, edited and acted on. */
export const requestRecord = createRecord<GuestRequest, RequestDraft, RequestValues, RequestStep, RequestStepInput>()(
  "request",
  {
    get: requestsApi.getRequest,
    create: requestsApi.createRequest,
    update: requestsApi.updateRequest,
    act: requestsApi.actOnRequest,
    valuesOf: (request) => ({ ...draftOf(request), clientId: nanoid(), version: request.version }),
    draftOf,
    isValues: (values) =>
      hasTexts(values, ["reservationId", "kind", "dueOn", "dueTime", "note"]) &&
      "quantity" in values &&
      typeof values.quantity === "number",
    nameOf: ({ reservationId }) => reservationId,
    typedIn: ({ reason, overrideReason }) => [reason, overrideReason],
    notDone: "requests.notChanged",
    path: paths.request,
    listPath: paths.requests,
    texts: "requests",
  },
);

/** A row with the act that is on its way: nothing else can be done with it until the server has replied. */
export const requestRows = requestRecord.inRows<RequestRow>((row, { action }) => {
  if (action === "accept") return { ...row, state: "accepted", actions: [] };
  if (action !== "finish") return { ...row, actions: [] };
  return row.left > 1
    ? { ...row, state: "inProgress", left: row.left - 1, actions: [] }
    : { ...row, state: "done", left: 0, urgency: "ended", actions: [] };
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

export const requestRefusals: RefusalPlaces = {
  fields: {
    REQUEST_RESERVATION_OVER: "reservationId",
    REQUEST_OUT_OF_STAY: "dueOn",
    REQUEST_NOT_DEPARTURE: "dueOn",
    REQUEST_PAST: "dueOn",
    NO_COTS: "dueOn",
    NO_EXTRA_BEDS: "dueOn",
  },
  values: { dueOn: ["dueOn", "quantity", "kind", "reservationId"] },
};
