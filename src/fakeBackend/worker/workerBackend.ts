import axios, { type AxiosError } from "axios";

import { AS_OF_HEADER } from "@/contract/hotelChanges";

import { faultsIn, sizeIn } from "../core/demoAskedFor";
import { firstCallsAt } from "../firstCalls";
import { fetchAhead, startFakeBackend } from "../index";
import { openIndexedDbShelf } from "./indexedDbShelf";
import { takeLock } from "./locks";
import type { Forgetting, FromBackend, ToBackend } from "./workerMessages";

/** The name of the worker's own scope, which the DOM types lack. It says what to serve. */
declare const name: string;

const isShared = "onconnect" in globalThis;

/** Milliseconds in which the one before releases its rows: a worker that outlives its last tab, on a busy computer; a tab. */
const LONGEST_FAREWELL = isShared ? 5000 : 1000;

/** Unique: a browser may have several workers of that name, one after the other. */
const life = `${name} ${Math.random()}`;
const alive = takeLock(life);

const ports = new Set<MessagePort>();
/** How far the tabs' clock is ahead of ours, in ms: a test that sets a tab's clock also sets the backend's. */
let ahead = 0;
let forgetting: Forgetting | undefined;

const http = axios.create();
/** Starts with the first message, which brings the clock of the sample. */
let started: ReturnType<typeof start> | undefined;

globalThis.addEventListener(isShared ? "connect" : "message", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const calls = new Map<number, AbortController>();
  ports.add(port);
  port.addEventListener("message", ({ data }: MessageEvent<ToBackend>) => {
    if (data.kind === "early") void makeReady(data).catch(() => {}); // fetched again with the first call
    else if (data.kind === "callOff") calls.get(data.id)?.abort();
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

/** After a new release the previous worker may still run, and another tab has a worker: their rows must not be overwritten. */
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
  return startFakeBackend(http, { now }, sizeIn(asked), {
    shelf,
    faults: faultsIn(asked),
    afterReset: () => tellAll({ kind: "reset" }),
  });
}

/** Makes the rows that a page at this path asks for, before it does. */
async function makeReady({ time, path }: Extract<ToBackend, { kind: "early" }>) {
  ahead = time - Date.now();
  started ??= start();
  const prepared = firstCallsAt(path).map(async (call) => {
    const [backend] = await Promise.all([started!, fetchAhead(call)]);
    backend.prepare(call);
  });
  await Promise.all(prepared);
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
    const { status, data, headers } = await http.request<unknown>({
      method,
      url,
      params: query,
      data: body,
      headers: { "Idempotency-Key": key, ...(typeof body === "object" && { "Content-Type": "multipart/form-data" }) },
      timeout,
      signal: call.signal,
    });
    tell(port, { kind: "answer", id, status, data, asOf: headers[AS_OF_HEADER] as string | undefined });
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
