import type { RequestAct, RequestDraft, RequestRow } from "@/contract/guestRequest";
import type { ActionDemand } from "@/shared/actions/createActions";
import { recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave } from "@/shared/record/recordRules";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import type { RequestStep } from "./requestActions";

export type RequestDemand = ActionDemand<RequestStep, Omit<RequestAct, "version" | "overrideReason">>;

export type RequestWrite = FormSave<RequestDraft> | ({ kind: "act" } & RequestDemand);

/** Forms and acts: those of one request in their order. */
export const requestWrites = createWrite<RequestWrite>()("requestWrites", {
  recordOf: (write) => (write.kind === "form" ? recordOfForm(write) : write.id),
  isReplaced: (older, newer) => older.kind === "form" && newer.kind === "form" && older.clientId === newer.clientId,
  isWhat: (value): value is RequestWrite =>
    isObject(value) &&
    (value.kind === "form"
      ? hasTexts(value, ["clientId", "name"]) && typeof value.version === "number" && isObject(value.draft)
      : value.kind === "act" && hasTexts(value, ["id", "action"]) && isObject(value.request)),
});

type State = Parameters<typeof requestWrites.selectPending>[0];

/** What is to be done with a request as soon as there is a connection. */
export function selectWaitingStep(state: State, id: string): RequestStep | undefined {
  const waiting = requestWrites.selectPending(state).find(({ what }) => what.kind === "act" && what.id === id)?.what;
  return waiting?.kind === "act" ? waiting.action : undefined;
}

/** A row as it will be: nothing else can be done with it until the server has replied. */
export function asActedOn(row: RequestRow, write: RequestWrite): RequestRow {
  if (write.kind === "form" || write.id !== row.id) return row;
  if (write.action === "accept") return { ...row, state: "accepted", actions: [] };
  if (write.action !== "finish") return { ...row, actions: [] };
  return row.left > 1
    ? { ...row, state: "inProgress", left: row.left - 1, actions: [] }
    : { ...row, state: "done", left: 0, urgency: "ended", actions: [] };
}
