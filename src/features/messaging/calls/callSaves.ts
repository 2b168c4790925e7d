import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

export interface EndedCall {
  callId: string;
}

/** Calls that are over, on their way into the history. */
export const callSaves = createOutbox<EndedCall>()("callSaves", {
  recordOf: ({ callId }) => callId,
  isWhat: (value): value is EndedCall => isObject(value) && typeof value.callId === "string",
});
