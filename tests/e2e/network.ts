import { readdirSync } from "node:fs";

import type { Page } from "@playwright/test";

import type { Endpoint, ReplyOf, RequestOf } from "../../src/contract/endpoint";
import { faultsContract, type NetworkFaults } from "../../src/contract/faults";
import { faultsIn } from "../../src/fakeBackend/core/demoAskedFor";
import type { FromBackend } from "../../src/fakeBackend/worker/workerMessages";
import { testMoment } from "../support/testMoment";

declare global {
  interface Window {
    backend: MessagePort;
  }
}

/**
 * The hotel as another device of it: a tab of its own that shows nothing. It keeps the demo's backend running while the page
 * under test is reloaded, as a server does, and may change the network between them at any moment.
 */
export async function openNetwork(page: Page) {
  const device = await page.context().newPage();
  await device.goto("/icon.svg");
  const script = readdirSync("dist/assets").find((name) => name.startsWith("workerBackend"));
  await device.evaluate((url) => {
    window.backend = new SharedWorker(url, { type: "module", name: "conserje-demo?" }).port;
    window.backend.start();
  }, `/assets/${script}`);
  await page.bringToFront(); // or it has no focus

  /** What another desk does, or sees. */
  async function call<E extends Endpoint>({ method, path }: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    const { params = {}, query, body } = request as { params?: Record<string, string>; query?: object; body?: object };
    const url = path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
    const message = {
      time: Date.parse(testMoment),
      method: method.toLowerCase(),
      url,
      query,
      body: JSON.stringify(body),
    };
    return device.evaluate(
      (told) =>
        new Promise((resolve, reject) => {
          const id = performance.now();
          function hear({ data }: MessageEvent<FromBackend>) {
            if (!("id" in data) || data.id !== id) return;
            window.backend.removeEventListener("message", hear);
            if (data.kind === "answer" && data.status < 400) resolve(data.data);
            else reject(new Error(JSON.stringify(data)));
          }
          window.backend.addEventListener("message", hear);
          window.backend.postMessage({ kind: "call", id, timeout: 0, key: `another device ${id}`, ...told }, []);
        }),
      message,
    );
  }

  return {
    call,
    /** From now on, for every device. */
    misbehave: (faults: Partial<NetworkFaults>) =>
      call(faultsContract.setFaults, { body: { ...faultsIn(), ...faults } }),
  };
}
