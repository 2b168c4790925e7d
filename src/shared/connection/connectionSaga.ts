import { eventChannel } from "redux-saga";
import { takeEvery } from "redux-saga/effects";

import { put } from "@/shared/saga/effects";

import { browserWentOffline, browserWentOnline } from "./connectionSlice";

type BrowserConnection = ReturnType<typeof browserWentOnline | typeof browserWentOffline>;

/** Subscribes to the browser's network events from the start; parts that load later rely on it. */
export function* connectionSaga() {
  yield takeEvery(browserConnection(), put<BrowserConnection>);
}

const browserConnection = () =>
  eventChannel<BrowserConnection>((emit) => {
    const online = () => emit(browserWentOnline());
    const offline = () => emit(browserWentOffline());
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
    };
  });
