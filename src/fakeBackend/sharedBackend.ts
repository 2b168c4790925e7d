import axios, { type AxiosError } from "axios";

import { faultsIn, sizeIn } from "./demoAskedFor";
import { fetchAhead, startFakeBackend } from "./index";
import { openIndexedDbShelf } from "./indexedDbShelf";
import { takeLock } from "./locks";
import type { Forgetting, FromBackend, ToBackend } from "./workerMessages";

/** The name of a SharedWorker's own scope, which the types of a page do not know: it says what to serve. */
declare const name: string;

/** Milliseconds in which a worker is gone after its last tab: the browser gives it some, and a busy computer takes more. */
const LONGEST_FAREWELL = 5000;

/** Of this worker alone: a browser may have several of that name, one after the other. */
const life = `${name} ${Math.random()}`;
const alive = takeLock(life);

const ports = new Set<MessagePort>();
/** How far the tabs' clock is ahead of ours, in ms: a test that sets a tab's clock sets the backend's. */
let ahead = 0;
let forgetting: Forgetting | undefined;

const http = axios.create();
/** Begins with the first call: it brings the clock along by which the sample is made. */
let started: Promise<void> | undefined;

globalThis.addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const calls = new Map<number, AbortController>();
  ports.add(port);
  port.addEventListener("message", ({ data }: MessageEvent<ToBackend>) => {
    if (data.kind === "callOff") calls.get(data.id)?.abort();
    else void answer(data, port, calls);
  });
  port.start();
  void greet(port);
});

async function greet(port: MessagePort) {
  await alive;
  tell(port, { kind: "ready", life });
  if (forgetting) tell(port, { kind: "forgetting", why: forgetting });
}

/** After a new release its own worker may be there beside the one before: what that keeps is not to be overwritten. */
async function start() {
  const forget = (why: Forgetting) => {
    forgetting = why;
    tellAll({ kind: "forgetting", why });
  };
  const isOnlyOne = await takeLock(name, LONGEST_FAREWELL);
  if (!isOnlyOne) forget("unkept");
  const shelf = isOnlyOne ? await openIndexedDbShelf(name, forget) : undefined;
  const now = () => new Date(Date.now() + ahead);
  const asked = new URLSearchParams(name.slice(name.indexOf("?")));
  startFakeBackend(http, { now }, sizeIn(asked), {
    shelf,
    faults: faultsIn(asked),
    afterReset: () => tellAll({ kind: "reset" }),
  });
}

async function answer(
  { id, time, method, url, query, body, key, timeout }: Extract<ToBackend, { kind: "call" }>,
  port: MessagePort,
  calls: Map<number, AbortController>,
) {
  ahead = time - Date.now();
  const call = new AbortController();
  calls.set(id, call);
  try {
    if (!started) void fetchAhead({ method, url }); // while the rows are read
    await (started ??= start());
    const { status, data } = await http.request<unknown>({
      method,
      url,
      params: query,
      data: body,
      headers: { "Idempotency-Key": key },
      timeout,
      signal: call.signal,
    });
    tell(port, { kind: "answer", id, status, data });
  } catch (error) {
    const { response, code, message } = error as Partial<AxiosError> & Error;
    if (response) tell(port, { kind: "answer", id, status: response.status, data: response.data });
    else tell(port, { kind: "failure", id, code, message });
  } finally {
    calls.delete(id);
  }
}

function tellAll(message: FromBackend) {
  for (const port of ports) tell(port, message);
}

function tell(port: MessagePort, message: FromBackend) {
  port.postMessage(message);
}
