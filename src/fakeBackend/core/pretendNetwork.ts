import axios, { AxiosError, type AxiosInstance, CanceledError, type InternalAxiosRequestConfig } from "axios";

import type { Refusal } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";

import type { Conditions } from "./conditions";
import { fetchHandler, type Route } from "./routes";

/**
 * Adds the delays and failures of `conditions` between the client and its adapter. The delay comes before the handler
 * (axios-mock-adapter's own comes after it and ignores abort and timeout), so that an aborted call changes nothing. If
 * the handler has to be fetched and cannot be, the connection counts as lost.
 */
export function pretendNetwork(
  http: AxiosInstance,
  conditions: Conditions,
  routeOf: (config: InternalAxiosRequestConfig) => Route | undefined,
) {
  const answer = axios.getAdapter(http.defaults.adapter);
  http.defaults.adapter = async (config) => {
    const route = routeOf(config);
    const endpoint = route?.endpoint;
    const hasHandler = fetchHandler(route); // while the call is on its way
    const failure = conditions.failureOf(endpoint);
    const { timeout = 0 } = config;
    const delay = failure === "timeout" ? timeout : conditions.delayOf(endpoint);
    const isTooLate = timeout > 0 && delay >= timeout;
    const held = conditions.heldBy?.(endpoint);
    await (held ? untilAborted(held, config) : wait(isTooLate ? timeout : delay, config));
    if (isTooLate) throw new AxiosError(`timeout of ${timeout}ms exceeded`, AxiosError.ECONNABORTED, config);
    const isCut = failure === "connection lost" || (failure === "timeout" && timeout === 0); // nothing is given up
    if (isCut) throw connectionLost(config);
    if (typeof failure === "number") throw refusal(failure, undefined, config);
    if (typeof failure === "object") {
      const { status, ...body } = failure;
      throw refusal(status, body, config);
    }
    if (!(await untilAborted(hasHandler, config))) throw connectionLost(config);
    if (conditions.isDoubled(endpoint)) void arriveAgain(config, conditions.delayOf(endpoint));
    const reply = await untilAborted(answer(config), config);
    const delayBack = conditions.answerDelayOf(endpoint);
    if (delayBack > 0) await wait(delayBack, config);
    if (failure === "answer lost") throw connectionLost(config);
    return reply;
  };

  /** The caller does not know of it, and cannot abort it. */
  async function arriveAgain(config: InternalAxiosRequestConfig, delay: number) {
    const repeat = { ...config, signal: undefined };
    await wait(delay, repeat);
    await answer(repeat).catch(() => {});
  }
}

const connectionLost = (config: InternalAxiosRequestConfig) =>
  new AxiosError(sentences.networkError, AxiosError.ERR_NETWORK, config);

/** The error that axios makes of a reply with an error status. */
function refusal(status: number, data: Refusal | undefined, config: InternalAxiosRequestConfig) {
  const response = { status, statusText: "", data, headers: {}, config };
  return new AxiosError(
    `Request failed with status code ${status}`,
    AxiosError.ERR_BAD_RESPONSE,
    config,
    null,
    response,
  );
}

async function wait(ms: number, config: InternalAxiosRequestConfig): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await untilAborted(passed, config).finally(() => clearTimeout(timer));
}

/** Like `work`, but rejects at once if the caller aborts. */
function untilAborted<Result>(work: Promise<Result>, config: InternalAxiosRequestConfig): Promise<Result> {
  const signal = config.signal as AbortSignal | undefined;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CanceledError(undefined, config));
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
    void work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", abort));
  });
}
