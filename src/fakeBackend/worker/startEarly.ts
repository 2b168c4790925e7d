// With a session, src/app/boot.js runs this first. The worker starts and makes the rows of the page while the app's scripts
// load. The app connects to the same worker later (connectFakeBackend.ts).
import { demoAskedFor } from "../core/demoAskedFor";
import { backendName, sharedWorker } from "./startWorker";
import type { ToBackend } from "./workerMessages";

const { search, pathname } = window.location;

try {
  const early: ToBackend = { kind: "early", time: Date.now(), path: pathname };
  const { port } = sharedWorker(backendName(demoAskedFor(search)));
  port.postMessage(early);
} catch {
  // without shared workers the app starts its own
}
