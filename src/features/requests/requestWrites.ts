import type { RequestDraft, RequestRow } from "@/contract/guests/guestRequest";
import { createRecordWrites } from "@/shared/record/createRecordWrites";

import type { RequestStep, RequestStepInput } from "./requestActions";

export const requestWrites = createRecordWrites<RequestDraft, RequestStep, RequestStepInput>()("requestWrites");

/** A row as it will be: nothing else can be done with it until the server has replied. */
export function asActedOn(row: RequestRow, write: Parameters<typeof requestWrites.written>[0]): RequestRow {
  if (write.kind === "form" || write.id !== row.id) return row;
  if (write.action === "accept") return { ...row, state: "accepted", actions: [] };
  if (write.action !== "finish") return { ...row, actions: [] };
  return row.left > 1
    ? { ...row, state: "inProgress", left: row.left - 1, actions: [] }
    : { ...row, state: "done", left: 0, urgency: "ended", actions: [] };
}
