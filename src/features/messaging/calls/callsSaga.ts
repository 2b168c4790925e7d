import { delay, race, take } from "redux-saga/effects";

import { type CallRecord, callsContract, ringsMs } from "@/contract/messaging/calls";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/feature/watch";

import { changeArrived, changesMissed } from "../base/changes";
import { readFollowed } from "../base/followed";
import { callWrites } from "./callWrites";
import { callsFailed, callsLoaded, callsRequested } from "./callsSlice";
import { callEnded, callNotStarted, type CallRequest, callRung, callStarted, callUnanswered } from "./ownCallSlice";

const callsApi = createClient(callsContract);

export function* callsSaga() {
  yield onLatest(callsRequested, loadCalls);
  yield onLatest(changesMissed, loadCalls);
  yield onEvery(callStarted, makeCall);
  yield* callWrites.saga();
}

function* loadCalls(): Saga {
  try {
    yield* put(callsLoaded(yield* readFollowed(callsApi.listCalls, ["callChanged"])));
  } catch {
    yield* put(callsFailed()); // the page itself says so, with a way to try again
  }
}

/** Rings until the caller hangs up or the time is over, then records the call. Hanging up before it rings cancels it. */
function* makeCall(request: CallRequest) {
  try {
    const { record }: { record?: CallRecord } = yield race({
      record: call(callsApi.startCall, { body: request }),
      hungUp: take(callEnded),
    });
    if (!record) return;
    yield* put(callRung(record));
    const ends = { hasRungOut: delay(ringsMs), isEnded: take(isEndOf(record)), hungUp: take(callEnded) };
    const { hungUp }: { hungUp?: unknown } = yield race(ends);
    if (!hungUp) yield* put(callUnanswered());
    yield* put(callWrites.written({ callId: record.callId }));
  } catch (error) {
    yield* put(callNotStarted(messageOf(error)));
  }
}

/** The server says that the call was not answered: it rang out there, or the person calls from another tab. */
const isEndOf =
  ({ callId }: CallRecord) =>
  (action: unknown) =>
    changeArrived.match(action) &&
    action.payload.kind === "callChanged" &&
    action.payload.call.callId === callId &&
    action.payload.call.isMissed === true;
