import { eventChannel } from "redux-saga";
import { takeEvery } from "redux-saga/effects";

import { selectWaiting, waitingCounted } from "@/shared/connection/connectionSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { selectUser, signedOut } from "@/shared/session/sessionSlice";
import { holdUnfinishedWork, holdUnsavedWork } from "@/shared/unsavedWork";

import { changeArrived } from "../changes";
import { outboxSlice, type OutgoingMessage, selectOutbox } from "./outboxSlice";
import { forgetOutboxOf, forgetOutgoing, hasKeptOutbox, isAboutOutbox, keepOutgoing } from "./storedOutbox";

/**
 * What has not arrived outlives the page. A sign-out takes it along, and asks before; where the browser keeps nothing, a
 * reload asks too. The frame is told how much waits.
 */
export function* keepOutboxSaga() {
  const kept = new Map<string, OutgoingMessage>();
  const unkept = new Set<string>();
  const holdFromReload = held(holdUnsavedWork);
  const holdFromSignOut = held(holdUnfinishedWork);
  let uid: number | undefined;

  function* keep(): Saga {
    const outbox = yield* select(selectOutbox);
    uid = (yield* select(selectUser))?.uid;
    if (uid === undefined) return;
    for (const outgoing of outbox) {
      const { clientId } = outgoing;
      if (kept.get(clientId) === outgoing) continue;
      kept.set(clientId, outgoing);
      if (keepOutgoing(uid, outgoing)) unkept.delete(clientId);
      else unkept.add(clientId);
    }
    const remaining = new Set(outbox.map(({ clientId }) => clientId));
    for (const clientId of kept.keys()) if (!remaining.has(clientId)) leave(clientId);
    holdFromReload(unkept.size > 0);
    holdFromSignOut(outbox.length > 0 || hasKeptOutbox(uid)); // another tab's count: they go with the sign-out too
    const waiting = outbox.filter(({ status }) => status === "waiting").length;
    if (waiting !== (yield* select(selectWaiting))) yield* put(waitingCounted(waiting));
  }

  function leave(clientId: string) {
    kept.delete(clientId);
    unkept.delete(clientId);
    forgetOutgoing(clientId);
  }

  function* forget(): Saga {
    if (uid !== undefined) yield* call(forgetOutboxOf, uid);
    kept.clear();
    unkept.clear();
    holdFromReload(false);
    holdFromSignOut(false);
  }

  yield takeEvery(isAboutMessages, keep);
  yield takeEvery(changesByOtherTabs(), keep);
  yield takeEvery(signedOut.match, forget);
}

const isAboutMessages = ({ type }: { type: string }) =>
  type.startsWith(`${outboxSlice.name}/`) || type === changeArrived.type;

/** Holds while there is something to hold for, and once. */
function held(hold: () => () => void) {
  let letGo: (() => void) | undefined;
  return (isNeeded: boolean) => {
    if (isNeeded) letGo ??= hold();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
}

const changesByOtherTabs = () =>
  eventChannel<StorageEvent>((emit) => {
    const tell = (event: StorageEvent) => isAboutOutbox(event) && emit(event);
    window.addEventListener("storage", tell);
    return () => window.removeEventListener("storage", tell);
  });
