import { demoAskedFor } from "../core/demoAskedFor";
import { backendName } from "./backendName";
import type { ToBackend } from "./workerMessages";

/**
 * Starts the worker and has it make the rows of the page, before the app's scripts have come; the app connects to the same
 * worker later (connectFakeBackend.ts). `script` is the address of the worker. The build puts this into index.html for
 * src/app/boot.js (scripts/first-wave.ts), because a file of its own would wait for its turn.
 */
export function startEarly(script: string) {
  const { search, pathname } = window.location;
  const early: ToBackend = { kind: "early", time: Date.now(), path: pathname };
  try {
    const { port } = new SharedWorker(script, { type: "module", name: backendName(demoAskedFor(search)) });
    port.postMessage(early);
  } catch {
    // without shared workers the app starts its own
  }
}
