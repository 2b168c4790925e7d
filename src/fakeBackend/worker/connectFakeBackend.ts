import type { AxiosInstance } from "axios";

import { demoAskedFor } from "../core/demoAskedFor";
import { backendName } from "./backendName";
import { untilLockIsFree } from "./locks";
import { ownWorker, sharedWorker } from "./startWorker";
import { adapterTo, type Tell } from "./workerAdapter";
import type { FromBackend } from "./workerMessages";

/**
 * Answers every call on `http` by the fake backend, which runs in a worker. All tabs of the browser share one; where
 * that is impossible each tab has its own. `address` may ask for a larger sample, or for network faults. Rejects where no
 * worker starts.
 */
export async function connectFakeBackend(http: AxiosInstance, address: string, tell: Tell) {
  const name = backendName(demoAskedFor(address));
  const { port, life } = await ready(() => sharedWorker(name)).catch(() => ready(() => ownWorker(name)));
  const { adapter, end } = adapterTo(port, tell);
  http.defaults.adapter = adapter;
  void untilLockIsFree(life).then(() => {
    end(); // it ended with the tab that ran it: its rows are stored, and another worker takes over
    return connectFakeBackend(http, address, tell);
  });
}

/** The port to the backend in a worker, when it is ready, and the lock that the worker holds. */
function ready(start: () => ReturnType<typeof sharedWorker>): Promise<{ port: MessagePort; life: string }> {
  return new Promise((resolve, reject) => {
    const { worker, port } = start();
    worker.addEventListener("error", () => reject(new Error("The backend's worker does not start.")));
    port.addEventListener("message", ({ data }: MessageEvent<FromBackend>) => {
      if (data.kind === "ready") resolve({ port, life: data.life });
    });
    port.start();
  });
}
