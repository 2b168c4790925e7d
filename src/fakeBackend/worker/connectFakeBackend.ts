import type { AxiosInstance } from "axios";

import { demoAskedFor, faultsIn, sizeIn } from "../core/demoAskedFor";
import { takeLock, untilLockIsFree } from "./locks";
import { backendName, sharedWorker } from "./sharedWorker";
import { adapterTo, type Tell } from "./workerAdapter";
import type { FromBackend } from "./workerMessages";

/** Milliseconds in which a closed page releases its locks. */
const LONGEST_FAREWELL = 1000;

/**
 * Answers every call on `http` by the fake backend. All tabs of the browser share one backend; where that is impossible
 * each tab has its own. `address` may ask for a larger sample, or for network faults.
 */
export async function connectFakeBackend(http: AxiosInstance, address: string, tell: Tell) {
  const asked = demoAskedFor(address);
  const name = backendName(asked);
  const shared = await sharedBackend(name);
  if (!shared) return startAlone(http, name, asked, tell);
  const { adapter, end } = adapterTo(shared.port, tell);
  http.defaults.adapter = adapter;
  void untilLockIsFree(shared.life).then(() => {
    end(); // it ended with the tab that ran it: its rows are stored, and another worker takes over
    return connectFakeBackend(http, address, tell);
  });
}

/** The backend in a worker, if the browser supports it and it starts, and the lock that it holds. */
function sharedBackend(name: string): Promise<{ port: MessagePort; life: string } | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = sharedWorker(name);
      worker.addEventListener("error", () => resolve(undefined));
      const { port } = worker;
      const hear = ({ data }: MessageEvent<FromBackend>) => {
        if (data.kind === "ready") resolve({ port, life: data.life });
      };
      port.addEventListener("message", hear);
      port.start();
    } catch {
      resolve(undefined);
    }
  });
}

/** Without a shared backend only the first tab stores its rows; the others would overwrite them. */
async function startAlone(http: AxiosInstance, name: string, asked: URLSearchParams, tell: Tell) {
  const [{ startFakeBackend }, { openIndexedDbShelf }] = await Promise.all([
    import("../index"),
    import("./indexedDbShelf"),
  ]);
  const isFirst = await takeLock(name, LONGEST_FAREWELL);
  if (!isFirst) tell.forgetting("unkept");
  const shelf = isFirst ? await openIndexedDbShelf(name, tell.forgetting) : undefined;
  startFakeBackend(http, {}, sizeIn(asked), { shelf, faults: faultsIn(asked), afterReset: tell.reset });
}
