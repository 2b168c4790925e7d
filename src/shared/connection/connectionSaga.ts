import { put } from "@/shared/saga/effects";
import { onHeard } from "@/shared/saga/onHeard";

import { browserWentOffline, browserWentOnline } from "./connectionSlice";

type BrowserConnection = ReturnType<typeof browserWentOnline | typeof browserWentOffline>;

/** Subscribes to the browser's network events from the start; parts that load later rely on it. */
export function* connectionSaga() {
  yield onHeard<BrowserConnection>(listenToBrowser, put);
}

function listenToBrowser(tell: (action: BrowserConnection) => void) {
  const online = () => tell(browserWentOnline());
  const offline = () => tell(browserWentOffline());
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}
