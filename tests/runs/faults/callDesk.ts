import type { AppStore } from "@/app/store";
import { callsRequested, selectCallsStatus } from "@/features/messaging/calls/callsSlice";
import { callEnded, callStarted, selectOwnCall } from "@/features/messaging/calls/ownCallSlice";

type State = Parameters<typeof selectOwnCall>[0] & Parameters<typeof selectCallsStatus>[0];

/** A person who calls colleagues. No call is answered, as in the demo. */
export function callDesk() {
  const stateOf = (store: AppStore) => store.getState() as unknown as State;

  /** As the page of a call does it, which is left for that of another. */
  function ring(store: AppStore, userId: string) {
    hangUp(store);
    store.dispatch(callStarted({ userId, hasVideoCall: false }));
  }

  function hangUp(store: AppStore) {
    const { status } = selectOwnCall(stateOf(store));
    if (status === "starting" || status === "calling") store.dispatch(callEnded());
  }

  function askAgain(store: AppStore) {
    if (selectCallsStatus(stateOf(store)) === "failed") store.dispatch(callsRequested());
  }

  return { ring, hangUp, askAgain };
}
