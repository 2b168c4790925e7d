import { AxiosError, type AxiosAdapter, type AxiosResponse, CanceledError } from "axios";

import { AS_OF_HEADER } from "@/contract/hotelChanges";

import type { Forgetting, FromBackend, ToBackend } from "./workerMessages";

/** Messages of the backend without a call. */
export interface Tell {
  /** From here on changes end with the page. Called once. */
  forgetting: (why: Forgetting) => void;
  /** The sample was reset: everything on the screen is stale. */
  reset: () => void;
}

type Outcome = Extract<FromBackend, { id: number }>;

/** Sends each call through the port and settles it with the reply, until `end` is called. */
export function adapterTo(port: MessagePort, tell: Tell): { adapter: AxiosAdapter; end: () => void } {
  const calls = new Map<number, (outcome: Outcome) => void>();
  let lastId = 0;
  let isOver = false;
  const say = (message: ToBackend) => port.postMessage(message);

  port.addEventListener("message", ({ data }: MessageEvent<FromBackend>) => {
    if (data.kind === "forgetting") tell.forgetting(data.why);
    else if (data.kind === "reset") tell.reset();
    else if (data.kind !== "ready") calls.get(data.id)?.(data);
  });

  function end() {
    isOver = true;
    const { ERR_NETWORK: code } = AxiosError;
    for (const [id, settleCall] of calls) settleCall({ kind: "failure", id, code, message: "Network Error" });
  }

  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const { method = "get", url = "", params, data, timeout = 0 } = config;
      const id = (lastId += 1);
      const finish = () => {
        calls.delete(id);
        config.signal?.removeEventListener?.("abort", callOff);
      };
      const callOff = () => {
        finish();
        say({ kind: "callOff", id });
        reject(new CanceledError(undefined, config));
      };
      config.signal?.addEventListener?.("abort", callOff);
      calls.set(id, (outcome) => {
        finish();
        if (outcome.kind === "failure") return reject(new AxiosError(outcome.message, outcome.code, config));
        const headers = outcome.asOf === undefined ? {} : { [AS_OF_HEADER]: outcome.asOf };
        return settle({ data: outcome.data, status: outcome.status, statusText: "", headers, config }, resolve, reject);
      });
      say({
        kind: "call",
        id,
        time: Date.now(),
        method,
        url,
        query: params as unknown,
        body: data instanceof FormData ? Object.fromEntries(data) : (data as unknown), // a form cannot be posted
        key: config.headers.get("Idempotency-Key")?.toString(),
        timeout,
      });
      if (isOver) end();
    });

  return { adapter, end };
}

/** As axios does: a reply with an error status rejects. */
function settle(response: AxiosResponse, resolve: (response: AxiosResponse) => void, reject: (error: Error) => void) {
  const { status, config } = response;
  if (status < 400) return resolve(response);
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  return reject(new AxiosError(`Request failed with status code ${status}`, code, config, null, response));
}
