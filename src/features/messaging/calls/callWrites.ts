import { callsContract } from "@/contract/messaging/calls";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { isObject } from "@/shared/shapes";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { createWrite } from "@/shared/write/createWrite";

import { callNotStarted, callRecorded, selectOwnCall } from "./ownCallSlice";

const callsApi = createClient(callsContract);

/** Calls that are over, on their way into the history. */
export const callWrites = createWrite<{ callId: string }>()("callSaves", {
  recordOf: ({ callId }) => callId,
  isWhat: (value): value is { callId: string } => isObject(value) && typeof value.callId === "string",
}).sentBy({
  *send({ callId }, key): Saga {
    yield* put(callRecorded(yield* call(callsApi.finishCall, { params: { callId }, key })));
  },
  /** Told where the call is still on the screen; the server ends it by itself before long. */
  *refused({ callId }, error): Saga {
    const { record } = yield* select(selectOwnCall);
    if (record?.callId === callId) yield* put(callNotStarted(messageOf(error)));
  },
});
