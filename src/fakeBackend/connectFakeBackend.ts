import type { AxiosInstance } from "axios";

import { demoAskedFor, faultsIn, sizeIn } from "./demoAskedFor";
import { adapterTo, type Tell } from "./workerAdapter";

/** Of the databases of this browser, the demo's; a demo of another kind has one of its own. */
const DATABASE = "conserje-demo";

/**
 * Answers every call on `http` by the fake backend. All tabs of the browser share one, so that each sees at once what the
 * others do; where they cannot, the tab has its own. `address` may ask for a larger sample, or for a network on which things go wrong.
 */
export async function connectFakeBackend(http: AxiosInstance, address: string, tell: Tell) {
  const asked = demoAskedFor(address);
  const name = `${DATABASE}?${asked}`;
  const worker = typeof SharedWorker === "function" ? await sharedBackend(name) : undefined;
  if (worker) http.defaults.adapter = adapterTo(worker.port, tell);
  else await startAlone(http, name, asked, tell);
}

/** The backend in a worker, if this browser has such and lets it start. */
function sharedBackend(name: string): Promise<SharedWorker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new SharedWorker(new URL("./sharedBackend.ts", import.meta.url), { type: "module", name });
      worker.addEventListener("error", () => resolve(undefined));
      worker.port.addEventListener("message", () => resolve(worker), { once: true }); // its first word: it is there
      worker.port.start();
    } catch {
      resolve(undefined);
    }
  });
}

/** As each tab's own, it must not keep what another tab keeps: the first one does, the others forget. */
async function startAlone(http: AxiosInstance, name: string, asked: URLSearchParams, tell: Tell) {
  const [{ startFakeBackend }, { openIndexedDbShelf }] = await Promise.all([
    import("./index"),
    import("./indexedDbShelf"),
  ]);
  const isFirst = await isFirstTab(name);
  if (!isFirst) tell.forgetting();
  const shelf = isFirst ? await openIndexedDbShelf(name, tell.forgetting) : undefined;
  startFakeBackend(http, {}, sizeIn(asked), { shelf, faults: faultsIn(asked), afterReset: tell.reset });
}

function isFirstTab(name: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {}); // held until the tab is closed
    });
  });
}
