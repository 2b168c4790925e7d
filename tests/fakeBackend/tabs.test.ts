import "fake-indexeddb/auto";

import axios, { type AxiosError } from "axios";
import { IDBFactory } from "fake-indexeddb";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { headerContract, type Task } from "@/contract/header";
import { connectFakeBackend } from "@/fakeBackend/worker/connectFakeBackend";

import { fakeLocks } from "../support/fakeLocks";

type Connected = (event: { ports: MessagePort[] }) => void;

const ports: MessagePort[] = [];
const { listTasks } = headerContract;

/** A browser whose workers live as long as the test; what each is named tells them apart. */
function withSharedWorkers({ fails = "" } = {}) {
  const serving = new Map<string, Promise<Connected>>();

  class SharedWorker {
    readonly port: MessagePort;
    constructor(url: URL | string, { name, type }: NamedWorker) {
      if (fails === "forbidden") throw new Error("SecurityError");
      expectBackend(url, type);
      const { port1, port2 } = channel();
      this.port = port1;
      if (fails === "") void startOnce(name).then((connected) => connected({ ports: [port2] }));
    }
    addEventListener(kind: string, tell: () => void) {
      if (fails === "broken" && kind === "error") setTimeout(tell, 1);
    }
  }

  function startOnce(name: string) {
    const started = serving.get(name) ?? startBackend(name, "connect");
    serving.set(name, started);
    return started;
  }

  vi.stubGlobal("SharedWorker", SharedWorker);
  return { count: () => serving.size };
}

/** A browser in which each tab has a worker of its own, if that starts at all. */
function withOwnWorkers({ fails = false } = {}) {
  class Worker {
    readonly #connected: Promise<Connected>;
    constructor(url: URL | string, { name, type }: NamedWorker) {
      expectBackend(url, type);
      this.#connected = startBackend(name, "message");
    }
    postMessage(_: unknown, [port]: MessagePort[]) {
      if (!fails) void this.#connected.then((connected) => connected({ ports: [port!] }));
    }
    addEventListener(kind: string, tell: () => void) {
      if (fails && kind === "error") setTimeout(tell, 1);
    }
  }

  vi.stubGlobal("Worker", Worker);
  vi.stubGlobal("MessageChannel", channel);
}

type NamedWorker = WorkerOptions & { name: string };

const expectBackend = (url: URL | string, type: unknown) =>
  expect([new URL(url).pathname, type]).toEqual([expect.stringMatching(/\/workerBackend\.ts$/), "module"]);

function channel() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  return { port1, port2 };
}

/** Starts the worker's script; it serves a port with the event `on`. */
async function startBackend(name: string, on: "connect" | "message"): Promise<Connected> {
  vi.resetModules();
  vi.stubGlobal("name", name);
  if (on === "connect") vi.stubGlobal("onconnect", null);
  else Reflect.deleteProperty(globalThis, "onconnect");
  let connected: Connected | undefined;
  vi.stubGlobal("addEventListener", (kind: string, listener: Connected) => {
    if (kind === on) connected = listener;
  });
  await import("@/fakeBackend/worker/workerBackend");
  return connected!;
}

function withLocks() {
  const { locks, ...rest } = fakeLocks();
  vi.stubGlobal("navigator", { locks });
  return rest;
}

async function openTab(address = "?latency=0") {
  const http = axios.create();
  const told: string[] = [];
  await connectFakeBackend(http, address, {
    forgetting: (why) => void told.push(why),
    reset: () => void told.push("reset"),
  });
  const tasks = async () => (await http.get<Task[]>(listTasks.path)).data;
  const tick = (id: string, config = {}) => http.put<Task>(`/my-tasks/${id}`, { isDone: true }, config);
  const isDone = async (id: string) => (await tasks()).find((task) => task.id === id)?.isDone;
  return { http, told, tasks, tick, isDone };
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ response, code, message }: AxiosError<{ message: string }>) => ({
      status: response?.status,
      says: response?.data?.message ?? message,
      code,
    }),
  );

beforeEach(() => {
  indexedDB = new IDBFactory();
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.useRealTimers();
});

describe("tabs of a browser", () => {
  it("share a backend, now and at the next visit, and have another for another kind of demo", async () => {
    const workers = withSharedWorkers();
    const [one, other] = [await openTab(), await openTab()];
    expect(await other.isDone("3")).toBe(false);
    expect((await one.tick("3")).data).toMatchObject({ id: "3", isDone: true });
    expect(await other.isDone("3")).toBe(true);
    expect([workers.count(), one.told, other.told]).toEqual([1, [], []]);
    expect(await (await openTab("?latency=0&seed=9")).isDone("3")).toBe(false);
    expect(workers.count()).toBe(2);
    withSharedWorkers();
    expect(await (await openTab()).isDone("3")).toBe(true);
  });

  it("are all told of a reset", async () => {
    withSharedWorkers();
    const [one, other] = [await openTab(), await openTab()];
    await one.tick("3");
    await other.http.post("/demo-reset");
    await vi.waitFor(() => expect([one.told, other.told]).toEqual([["reset"], ["reset"]]));
    expect(await one.isDone("3")).toBe(false);
  });

  it("are each told once that nothing is stored, also later ones", async () => {
    withSharedWorkers();
    indexedDB.open = () => {
      throw new Error("forbidden");
    };
    const one = await openTab();
    await one.tick("3");
    await vi.waitFor(() => expect(one.told).toEqual(["unkept"]));
    const other = await openTab();
    await vi.waitFor(() => expect(other.told).toEqual(["unkept"]));
    expect(await other.isDone("3")).toBe(true);
    expect(one.told).toEqual(["unkept"]);
  });

  it("set the backend's clock", async () => {
    withSharedWorkers();
    await openTab();
    const port = ports[0]!;
    const answered = new Promise((resolve) => port.on("message", resolve));
    const time = Date.parse("2031-05-06T10:00:00Z");
    port.postMessage({ kind: "call", id: 1, time, method: "get", url: "/pms/set-up", timeout: 0 });
    expect(await answered).toMatchObject({ id: 1, data: { property: { businessDate: "2031-05-06" } } });
  });
});

describe("a page that is on its way", () => {
  async function startEarly(pathname: string) {
    vi.stubGlobal("window", { location: { search: "?latency=0", pathname } });
    vi.resetModules();
    const { startEarly: start } = await import("@/fakeBackend/worker/startEarly");
    start("https://conserje.test/src/fakeBackend/worker/workerBackend.ts");
  }

  it("starts the worker that its app then connects to", async () => {
    const workers = withSharedWorkers();
    await startEarly("/app/booking/home");
    expect(await (await openTab()).isDone("3")).toBe(false);
    expect(workers.count()).toBe(1);
  });

  it("has its own backend where shared workers are forbidden", async () => {
    withSharedWorkers({ fails: "forbidden" });
    withOwnWorkers();
    await startEarly("/app/booking/home");
    expect(await (await openTab()).isDone("3")).toBe(false);
  });

  it("has the worker read its rows before the first call", async () => {
    withSharedWorkers();
    await openTab();
    const open = vi.spyOn(indexedDB, "open");
    const port = ports[0]!;
    port.postMessage({ kind: "early", time: Date.parse("2026-03-27T10:00:00Z"), path: "/app/booking/home" });
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
  });
});

describe("a worker", () => {
  it("that ends with its tab ends the calls of the others, which continue with another worker", async () => {
    const { names, release } = withLocks();
    const first = withSharedWorkers();
    const tab = await openTab("");
    await tab.tick("3");
    const call = refusalOf(tab.tasks()); // takes half a second
    withSharedWorkers();
    names().forEach(release);
    expect(await call).toEqual({ status: undefined, says: "Network Error", code: "ERR_NETWORK" });
    expect(await refusalOf(tab.tasks())).toMatchObject({ code: "ERR_NETWORK" });
    await vi.waitFor(async () => expect(await tab.isDone("3")).toBe(true));
    expect(first.count()).toBe(1);
    expect(tab.told).toEqual([]);
  });

  it("waits for the previous worker, which may take a while to end, and has its rows", async () => {
    const { names, release } = withLocks();
    withSharedWorkers();
    await (await openTab()).tick("3");
    const ofTheOneBefore = names();
    withSharedWorkers();
    const tab = await openTab();
    setTimeout(() => ofTheOneBefore.forEach(release), 2000);
    expect(await tab.isDone("3")).toBe(true);
    expect(tab.told).toEqual([]);
  });

  it("of a new release keeps nothing while the former is there, says so, and keeps later", async () => {
    const { names, release } = withLocks();
    withSharedWorkers();
    const before = await openTab();
    await before.tick("3");
    withSharedWorkers();
    const after = await openTab();
    await after.tick("2");
    expect(after.told).toEqual(["unkept"]);
    await before.tick("1");
    names().forEach(release);
    withSharedWorkers();
    const later = await openTab();
    expect(await Promise.all(["3", "2", "1"].map(later.isDone))).toEqual([true, false, true]);
    expect(later.told).toEqual([]);
  });
});

describe("a call through the worker", () => {
  it("carries its query, its body and its key, and is carried out once", async () => {
    withSharedWorkers();
    const { http } = await openTab();
    const { data } = await http.get<{ rows: unknown[] }>("/pms/reservations", { params: { perPage: 3 } });
    expect(data.rows).toHaveLength(3);
    const mark = async (key: string) =>
      (await http.put<string>("/toggle-favourite-contact/contact-omar", {}, { headers: { "Idempotency-Key": key } }))
        .data;
    const first = await mark("once");
    expect([await mark("once"), await mark("again")]).toEqual([first, expect.not.stringMatching(first)]);
  });

  it.each([
    ["refuses it", "", "/my-tasks/none", { status: 400, code: "ERR_BAD_REQUEST" }],
    ["does not know it", "", "/nowhere", { status: 404, code: "ERR_BAD_REQUEST" }],
    ["is broken", "&errors=100", "/my-tasks/3", { status: 500, code: "ERR_BAD_RESPONSE" }],
    ["does not reply", "&cuts=100", "/my-tasks/3", { status: undefined, says: "Network Error", code: "ERR_NETWORK" }],
  ])("fails like any call where the server %s", async (_, faults, path, expected) => {
    withSharedWorkers();
    const { http } = await openTab(`?latency=0${faults}`);
    const refused = await refusalOf(http.put(path, { isDone: true }));
    expect(refused).toMatchObject(expected);
    expect(refused!.says).not.toBe("");
  });

  it("times out", async () => {
    withSharedWorkers();
    const { http } = await openTab("?latency=60000");
    const refused = await refusalOf(http.get(listTasks.path, { timeout: 5 }));
    expect(refused).toMatchObject({ status: undefined, code: "ECONNABORTED" });
  });

  it("that is aborted has no effect, before it is made or on its way", async () => {
    withSharedWorkers();
    const tab = await openTab("?latency=500");
    const call = new AbortController();
    const ticked = tab.tick("3", { signal: call.signal });
    setTimeout(() => call.abort(), 5);
    expect(await refusalOf(ticked)).toMatchObject({ code: "ERR_CANCELED" });
    expect(await refusalOf(tab.tick("3", { signal: AbortSignal.abort() }))).toMatchObject({ code: "ERR_CANCELED" });
    expect(await tab.isDone("3")).toBe(false); // this call arrives later than the others would have
  });
});

describe("a browser without shared workers", () => {
  beforeEach(() => withOwnWorkers());

  it.each(["none", "forbidden", "broken"])("has a worker for the tab, which stores changes: %s", async (fails) => {
    if (fails !== "none") withSharedWorkers({ fails });
    withLocks();
    const one = await openTab();
    await one.tick("3");
    expect(await one.isDone("3")).toBe(true);
    expect(one.told).toEqual([]);
    withLocks(); // the tab is closed
    const later = await openTab();
    expect(await later.isDone("3")).toBe(true);
  });

  it("stores the rows of a tab, and tells the others that theirs are not stored", async () => {
    withLocks();
    const one = await openTab();
    await one.tick("4");
    const other = await openTab();
    await other.tick("3");
    expect([one.told, other.told]).toEqual([[], ["unkept"]]);
    withLocks();
    const later = await openTab();
    expect([await later.isDone("3"), await later.isDone("4")]).toEqual([false, true]);
  });

  it("stores rows without locks too, and reports a new sample", async () => {
    const one = await openTab();
    await one.tick("3");
    expect(await (await openTab()).isDone("3")).toBe(true);
    await one.http.post("/demo-reset");
    await vi.waitFor(() => expect(one.told).toEqual(["reset"]));
    expect(await one.isDone("3")).toBe(false);
  });

  it("has no backend where no worker starts, and says so", async () => {
    withSharedWorkers({ fails: "broken" });
    withOwnWorkers({ fails: true });
    await expect(openTab()).rejects.toThrow("The backend's worker does not start.");
  });
});
