import { createAction } from "@reduxjs/toolkit";
import { waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { browserWentOnline, changesAnswered, selectWaiting } from "@/shared/connection/connectionSlice";
import { isObject } from "@/shared/shapes";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { call, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";
import { signedOut } from "@/shared/session/sessionSlice";
import { isWorkUnfinished, isWorkUnsaved } from "@/shared/session/unsavedWork";
import { createWrite } from "@/shared/write/createWrite";
import { isKept } from "@/shared/write/keptWrites";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { refusedWith } from "../support/refusedWith";
import { withTabs } from "../support/withTabs";
import { openStore } from "../support/openStore";

/** A room gets another colour: the last one is enough. */
interface Paint {
  room: string;
  colour: string;
  isEnough?: boolean;
}

const lost = () => new AxiosError("Network Error", AxiosError.ERR_NETWORK);
const refusal = () => refusedWith({ message: "De ese color no hay." });

const newPaints = () =>
  createWrite<Paint>()("paints", {
    recordOf: ({ room }) => room,
    isReplaced: (_, { isEnough = false }) => isEnough,
    isWhat: (value): value is Paint => isObject(value) && typeof value.colour === "string",
  });

const asked = createAction<Paint>("asked");

interface Told {
  /** Null: as the kit does it. */
  refused?: (() => Saga) | null;
  readAgain?: () => Saga;
  fault?: () => Error | undefined;
}

/** A store with one kind of write, and a server that answers when, and as, it is told. */
async function openPaints({ refused, readAgain, fault }: Told = {}) {
  const paints = newPaints();
  const arrived: string[] = [];
  const keys: string[] = [];
  const taken: string[] = [];
  const answers: { room: string; end: (error?: Error) => void }[] = [];
  const server: { fault?: () => Error | undefined; isSlow?: boolean } = { fault };

  function* send({ room, colour }: Paint, key: string): Saga {
    keys.push(key);
    arrived.push(`${room} ${colour}`);
    const error = server.fault?.();
    if (error) throw error;
    if (server.isSlow) {
      yield* call(
        () =>
          new Promise<void>((resolve, reject) => answers.push({ room, end: (no) => (no ? reject(no) : resolve()) })),
      );
    }
  }
  function* tellRefusal({ room, colour }: Paint, error: unknown): Saga {
    taken.push(`${room} ${colour}: ${(error as AxiosError<{ message: string }>).response?.data.message}`);
    yield* refused?.() ?? [];
  }
  const outcomes: string[] = [];
  const painting = paints.sentBy({ send, refused: refused === null ? undefined : tellRefusal, readAgain });
  function* saga() {
    yield* painting.saga();
    yield onEvery(asked, function* (paint) {
      try {
        outcomes.push(yield* painting.sendNow(paint));
      } catch (error) {
        outcomes.push((error as Error).message);
      }
    });
  }
  const store = openStore();
  onTestFinished(() => {
    store.dispatch(signedOut()); // lets go of what was held for the person
    store.stop();
  });
  await store.install({ catalogues: [], pages: [], state: async () => [{ slices: paints.slices, saga }] });
  const state = () => store.getState() as never;
  const saves = () => paints.selectPending(state());
  const inside = () => saves().map(({ what, isWaiting }) => `${what.room} ${what.colour}${isWaiting ? " waits" : ""}`);
  const paint = (room: string, colour: string, more: Partial<Paint> = {}, key?: string) =>
    store.dispatch(paints.written({ room, colour, ...more }, key));
  const ask = (room: string, colour: string) => store.dispatch(asked({ room, colour }));
  const waiting = () => selectWaiting(state()).paints;
  return {
    store,
    paints,
    server,
    arrived,
    keys,
    taken,
    answers,
    outcomes,
    state,
    saves,
    inside,
    paint,
    ask,
    waiting,
  };
}

beforeEach(alreadySignedIn);

const prefix = "outbox:paints:";
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** What another tab has left, as it stands in the browser's storage. */
function leftBehind(key: string, room: string, colour: string, more: object = {}, entry: object = {}) {
  const save = { key, time: "2026-03-27T10:00:00.000Z", isWaiting: true, what: { room, colour }, ...entry };
  localStorage.setItem(prefix + key, JSON.stringify({ version: 1, tab: "gone", uid: 1, entry: save, ...more }));
}

/** As the next page loads it. */
function freshTab() {
  vi.resetModules();
  return import("@/shared/tabs/tabLife");
}

describe("saves of the same record", () => {
  it("go in turn, beside those of another record", async () => {
    const { server, arrived, answers, inside, paint, waiting } = await openPaints();
    server.isSlow = true;
    paint("214", "azul");
    paint("214", "verde");
    paint("305", "rojo");
    await waitFor(() => expect(arrived).toEqual(["214 azul", "305 rojo"]));
    expect(waiting()).toBeUndefined(); // on its way is not waiting
    expect(inside()).toEqual(["214 azul", "214 verde", "305 rojo"]);
    answers[0]?.end();
    await waitFor(() => expect(arrived).toEqual(["214 azul", "305 rojo", "214 verde"]));
    expect(inside()).toEqual(["214 verde", "305 rojo"]);
    answers[2]?.end();
    answers[1]?.end();
    await waitFor(() => expect(inside()).toEqual([]));
  });

  it("wait together for a connection, are counted, and go in their order under the same keys", async () => {
    const { store, server, arrived, keys, inside, paint, waiting } = await openPaints({ fault: lost });
    paint("214", "azul", {}, "first");
    paint("305", "rojo", {}, "other");
    await waitFor(() => expect(inside()).toEqual(["214 azul waits", "305 rojo waits"]));
    paint("214", "verde", {}, "second");
    expect(inside()).toEqual(["214 azul waits", "305 rojo waits", "214 verde waits"]);
    expect(waiting()).toBe(3);
    expect(arrived).toEqual(["214 azul", "305 rojo"]);
    server.fault = undefined;
    store.dispatch(browserWentOnline());
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived.slice(2)).toEqual(["214 azul", "305 rojo", "214 verde"]);
    expect(keys).toEqual(["first", "other", "first", "other", "second"]);
    expect(waiting()).toBe(0);
  });

  it("are replaced by a newer save where that is enough, while they wait and only then", async () => {
    const { store, server, arrived, inside, paint } = await openPaints();
    server.isSlow = true;
    paint("214", "azul");
    paint("214", "verde", { isEnough: true });
    expect(inside()).toEqual(["214 azul", "214 verde"]); // the first may be there by now
    const cut = await openPaints();
    cut.server.fault = lost;
    cut.paint("214", "gris");
    cut.paint("305", "rojo");
    await waitFor(() => expect(cut.inside()).toEqual(["214 gris waits", "305 rojo waits"]));
    cut.paint("214", "blanco", { isEnough: true });
    expect(cut.inside()).toEqual(["305 rojo waits", "214 blanco waits"]);
    cut.paint("214", "negro");
    expect(cut.inside()).toEqual(["305 rojo waits", "214 blanco waits", "214 negro waits"]);
    expect(arrived).toEqual(["214 azul"]);
    expect(store.getState()).toBeDefined();
  });

  it("that the server refuses are taken out, and the next goes on", async () => {
    const { server, arrived, taken, answers, inside, paint, state } = await openPaints();
    server.isSlow = true;
    paint("214", "azul");
    paint("214", "verde");
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.end(refusal());
    await waitFor(() => expect(arrived).toEqual(["214 azul", "214 verde"]));
    expect(taken).toEqual(["214 azul: De ese color no hay."]);
    expect(inside()).toEqual(["214 verde"]);
    expect(selectNotices(state())).toEqual([]);
  });

  it("go on even where the rollback fails, with a notice", async () => {
    const refused = () => call(() => Promise.reject(new Error("No se sabe.")));
    const { server, arrived, inside, paint, state } = await openPaints({ refused });
    server.fault = refusal;
    paint("214", "azul");
    paint("214", "verde");
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived).toEqual(["214 azul", "214 verde"]);
    expect(selectNotices(state())).toMatchObject([{ kind: "error", sentence: { text: "No se sabe." } }]);
  });

  it("can be made others by what has gone before them, by their keys", async () => {
    const { store, paints, server, inside, paint } = await openPaints();
    server.isSlow = true;
    paint("214", "azul", {}, "first");
    paint("214", "verde", {}, "second");
    store.dispatch(paints.actions.amended({ key: "second", what: { room: "214", colour: "malva" } }));
    store.dispatch(paints.actions.amended({ key: "unknown", what: { room: "214", colour: "gris" } }));
    expect(inside()).toEqual(["214 azul", "214 malva"]);
  });
});

describe("without a connection", () => {
  it("tries again by itself, and at once after a reply of the server", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { store, arrived, paint } = await openPaints({ fault: lost });
    paint("214", "azul");
    await vi.advanceTimersByTimeAsync(900);
    expect(arrived).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(150);
    expect(arrived).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1900);
    expect(arrived).toHaveLength(2); // twice as long
    await vi.advanceTimersByTimeAsync(150);
    expect(arrived).toHaveLength(3);
    store.dispatch(changesAnswered());
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toHaveLength(4);
  });

  it("tries again at once where the connection came back during an attempt that fails", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store, server, arrived, answers, paint } = await openPaints();
    server.isSlow = true;
    paint("214", "azul");
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(browserWentOnline());
    answers[0]?.end(lost());
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toEqual(["214 azul", "214 azul"]);
  });

  it("begins with a short pause again after something has arrived", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { arrived, paint } = await openPaints({ fault: () => (arrived.length === 4 ? undefined : lost()) });
    paint("214", "azul", {}, "first"); // keys are made by chance, and there is none here
    paint("214", "verde", {}, "second");
    await vi.advanceTimersByTimeAsync(7200); // 1 s, 2 s and 4 s
    expect(arrived).toEqual(["214 azul", "214 azul", "214 azul", "214 azul", "214 verde"]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(arrived.slice(5)).toEqual(["214 verde"]);
  });

  it("nothing is tried while the browser says that there is no network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { store, arrived, inside, paint } = await openPaints();
    paint("214", "azul");
    store.dispatch(changesAnswered());
    expect(inside()).toEqual(["214 azul waits"]);
    expect(arrived).toEqual([]);
    store.dispatch(browserWentOnline());
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
  });
});

describe("a refusal", () => {
  it("shows a notice, unless the area handles it", async () => {
    const { server, inside, paint, state } = await openPaints({ refused: null });
    server.fault = refusal;
    paint("214", "azul");
    await waitFor(() => expect(selectNotices(state())).toMatchObject([{ sentence: { text: "De ese color no hay." } }]));
    expect(inside()).toEqual([]);
  });

  it("loads the record again if its outcome is unknown, and not if it is clear", async () => {
    const read: string[] = [];
    const readAgain = () => call(() => void read.push("rooms"));
    const { server, taken, outcomes, paint, ask } = await openPaints({ readAgain });
    server.fault = refusal;
    paint("214", "azul");
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(read).toEqual([]);
    server.fault = () => refusedWith({ message: "Se rompió." }, 500);
    paint("214", "verde");
    await waitFor(() => expect(taken).toHaveLength(2));
    expect(read).toEqual(["rooms"]);
    ask("305", "gris");
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(read).toEqual(["rooms", "rooms"]);
  });
});

describe("another tab", () => {
  it("that is done with a write has what it may have changed read again here", async () => {
    let reads = 0;
    const readAgain = () => call(() => void (reads += 1));
    await openPaints({ readAgain });
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    tell(`${prefix}a`, "{}");
    tell("outbox:others:a", null);
    expect(reads).toBe(0);
    tell(`${prefix}a`, null);
    expect(reads).toBe(1);
  });
});

describe("the overlay", () => {
  it("shows what is pending over what the server has said, the oldest first, and nothing else", async () => {
    const { paints, server, answers, state, paint } = await openPaints();
    const told = { "214": "blanco", "305": "gris" };
    const selectColours = paints.over(
      () => told as Record<string, string>,
      (colours, { room, colour }) => ({ ...colours, [room]: colour }),
    );
    expect(selectColours(state())).toBe(told);
    server.isSlow = true;
    paint("214", "azul");
    paint("214", "verde");
    expect(selectColours(state())).toEqual({ "214": "verde", "305": "gris" });
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.end(refusal());
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.end(refusal());
    await waitFor(() => expect(selectColours(state())).toBe(told));
  });
});

describe("what has not arrived", () => {
  it("is kept before it is sent, until the server has answered", async () => {
    const { server, answers, paint, saves } = await openPaints();
    server.isSlow = true;
    expect(isKept("paints")).toBe(false);
    expect(isWorkUnfinished()).toBe(false);
    paint("214", "azul", {}, "first");
    expect(keptKeys()).toEqual([`${prefix}first`]);
    expect(JSON.parse(localStorage.getItem(`${prefix}first`)!)).toMatchObject({
      version: 1,
      uid: 1,
      entry: saves()[0],
    });
    expect(isKept("paints")).toBe(true);
    expect(isKept("paint")).toBe(false);
    expect(isWorkUnfinished()).toBe(true);
    expect(isWorkUnsaved()).toBe(false);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.end();
    await waitFor(() => expect(keptKeys()).toEqual([]));
    expect(isWorkUnfinished()).toBe(false);
  });

  it("asks before a reload where the browser keeps nothing, and no longer than that", async () => {
    const { server, answers, paint } = await openPaints();
    server.isSlow = true;
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    paint("214", "azul");
    paint("305", "rojo");
    expect(isWorkUnsaved()).toBe(true);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.end();
    await waitFor(() => expect(isWorkUnfinished()).toBe(true));
    expect(isWorkUnsaved()).toBe(true);
    answers[1]?.end();
    await waitFor(() => expect(isWorkUnsaved()).toBe(false));
    full.mockRestore();
    paint("407", "gris");
    expect(isWorkUnsaved()).toBe(false);
  });

  it("goes with its person, and another's stays", async () => {
    leftBehind("theirs", "101", "gris", { uid: 2 });
    const { store, server, paint } = await openPaints();
    server.isSlow = true;
    paint("214", "azul", {}, "first");
    expect(keptKeys().toSorted()).toEqual([`${prefix}first`, `${prefix}theirs`]);
    store.dispatch(signedOut());
    expect(keptKeys()).toEqual([`${prefix}theirs`]);
    expect(isWorkUnfinished()).toBe(false);
  });

  it("of another tab is asked about at the sign-out too", async () => {
    withTabs("other");
    leftBehind("before", "101", "gris", { tab: "other" });
    const { store } = await openPaints();
    expect(isWorkUnfinished()).toBe(true);
    localStorage.removeItem(`${prefix}before`);
    window.dispatchEvent(new StorageEvent("storage", { key: `${prefix}before` }));
    expect(isWorkUnfinished()).toBe(false);
    leftBehind("first", "214", "azul", { tab: "other" });
    window.dispatchEvent(new StorageEvent("storage", { key: "outbox:others:first" }));
    expect(isWorkUnfinished()).toBe(false);
    window.dispatchEvent(new StorageEvent("storage", { key: `${prefix}first` }));
    expect(isWorkUnfinished()).toBe(true);
    localStorage.removeItem(`${prefix}first`);
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(isWorkUnfinished()).toBe(false);
    leftBehind("last", "214", "azul", { tab: "other" });
    store.dispatch(signedOut());
    expect(keptKeys()).toEqual([]);
  });
});

describe("what an earlier page left behind", () => {
  it("is sent first, oldest first, under its own keys", async () => {
    leftBehind("b", "214", "verde", {}, { time: "2026-03-27T10:00:02.000Z" });
    leftBehind("a", "214", "azul", {}, { time: "2026-03-27T10:00:01.000Z" });
    const { arrived, keys, inside, paint } = await openPaints();
    paint("214", "rojo", {}, "own");
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived).toEqual(["214 azul", "214 verde", "214 rojo"]);
    expect(keys).toEqual(["a", "b", "own"]);
    expect(keptKeys()).toEqual([]);
  });

  it("belongs to this page from then on, and stands once", async () => {
    leftBehind("a", "214", "azul");
    const { store, paints, saves, inside } = await openPaints({ fault: lost });
    await waitFor(() => expect(inside()).toEqual(["214 azul waits"]));
    expect(JSON.parse(localStorage.getItem(`${prefix}a`)!).tab).not.toBe("gone");
    store.dispatch(paints.actions.adopted(saves()));
    expect(inside()).toEqual(["214 azul waits"]);
  });

  it("stays with a tab that is open, and is looked for again when the connection is back", async () => {
    const tabs = withTabs("other");
    leftBehind("a", "214", "azul", { tab: "other" });
    const { store, arrived } = await openPaints();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(arrived).toEqual([]);
    tabs.close("other");
    store.dispatch(browserWentOnline());
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
  });

  it("in a closed tab is sent by an open tab, which leaves it ten seconds for a reload", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const tabs = withTabs("other", "reloaded", "later");
    const looks = vi.spyOn(navigator.locks, "query");
    leftBehind("a", "214", "azul", { tab: "other" });
    const { arrived } = await openPaints();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([arrived, looks.mock.calls.length]).toEqual([[], 1]);
    tabs.close("other");
    await vi.advanceTimersByTimeAsync(9_900);
    expect(arrived).toEqual([]);
    leftBehind("a", "214", "azul", { tab: "reloaded" });
    window.dispatchEvent(new StorageEvent("storage", { key: `${prefix}a` }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual([]);
    tabs.close("reloaded");
    await vi.advanceTimersByTimeAsync(10_100);
    expect(arrived).toEqual(["214 azul"]);

    leftBehind("b", "305", "rojo", { tab: "later" });
    window.dispatchEvent(new StorageEvent("storage", { key: `${prefix}b` }));
    tabs.close("later");
    await vi.advanceTimersByTimeAsync(10_100);
    expect(arrived).toEqual(["214 azul", "305 rojo"]);
  });

  it("in several outboxes of a tab is taken over by each; a suspended tab blocks none", async () => {
    withTabs();
    void navigator.locks.request("outbox of gone", { mode: "shared" }, () => new Promise(() => {}));
    leftBehind("a", "214", "azul");
    const { arrived, inside, paint } = await openPaints();
    paint("214", "verde");
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived).toEqual(["214 azul", "214 verde"]);
  });

  it("is its tab's for as long as that is there, which a lock tells the others", async () => {
    const { names } = withTabs();
    const { amongTabs, ownTab } = await freshTab();
    await amongTabs(() => {});
    expect(await amongTabs((isThere) => [ownTab, "another"].map(isThere))).toEqual([true, false]);
    await waitFor(() => expect(names()).toEqual([`outbox of ${ownTab}`]));
  });

  it("stays where it is when the page that would take it over has gone before its turn", async () => {
    withTabs();
    let endTurn = () => {};
    void navigator.locks.request("outbox", () => new Promise<void>((resolve) => (endTurn = resolve)));
    leftBehind("a", "214", "azul");
    const { store } = await openPaints();
    store.stop();
    endTurn();
    await navigator.locks.request("outbox", () => {}); // behind all who asked before
    expect(localStorage.getItem(`${prefix}a`)).toContain('"tab":"gone"');
  });

  it("is taken over where the browser has locks and does not give them", async () => {
    withTabs();
    vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("no", "SecurityError"));
    const { amongTabs } = await freshTab();
    expect(await amongTabs((isThere) => isThere("another"))).toBe(false);
  });

  it("in another tab takes its place by its time: what was written before goes before", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const time = new Date(Date.now() + 60_000).toISOString();
    const tabs = withTabs("other");
    const { store, server, arrived, paint } = await openPaints({ fault: lost });
    paint("214", "azul");
    await vi.advanceTimersByTimeAsync(100);
    leftBehind("a", "214", "verde", { tab: "other" }, { time });
    window.dispatchEvent(new StorageEvent("storage", { key: `${prefix}a` }));
    tabs.close("other");
    await vi.advanceTimersByTimeAsync(10_100);
    server.fault = undefined;
    arrived.length = 0;
    store.dispatch(browserWentOnline());
    await vi.advanceTimersByTimeAsync(100);
    expect(arrived).toEqual(["214 azul", "214 verde"]);
  });

  it("in a tab that cannot be waited for goes with the next page", async () => {
    withTabs("other");
    const { request } = navigator.locks;
    vi.spyOn(navigator.locks, "request").mockImplementation(((name: string, ...rest: [LockGrantedCallback<unknown>]) =>
      name.endsWith("other") ? Promise.reject(new Error("no")) : request(name, ...rest)) as never);
    leftBehind("a", "214", "azul", { tab: "other" });
    const { arrived, paint } = await openPaints();
    paint("305", "rojo");
    await waitFor(() => expect(arrived).toEqual(["305 rojo"]));
  });

  it("is another person's, of a newer page, or unreadable in an open tab: it is left alone", async () => {
    withTabs("other");
    leftBehind("theirs", "1", "azul", { uid: 2 });
    leftBehind("theirs unreadable", "1", "azul", { uid: 2, entry: null });
    leftBehind("version", "2", "azul", { version: 2 });
    leftBehind("open", "3", "azul", { tab: "other", entry: null });
    leftBehind("right", "214", "azul");
    const { arrived, inside, store } = await openPaints();
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
    await waitFor(() => expect(inside()).toEqual([]));
    expect(keptKeys()).toHaveLength(4);
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it("is dropped with a notice where no page can read it", async () => {
    leftBehind("old version", "2", "azul", { version: 0 });
    leftBehind("tab", "3", "azul", { tab: 7 });
    leftBehind("entry", "4", "azul", { entry: null });
    leftBehind("time", "5", "azul", {}, { time: "ayer" });
    leftBehind("notime", "6", "azul", {}, { time: 7 });
    leftBehind("what", "7", "azul", {}, { what: { room: "7" } });
    leftBehind("nothing", "8", "azul", {}, { what: null });
    leftBehind("waits", "9", "azul", {}, { isWaiting: "yes" });
    leftBehind("key", "10", "azul", {}, { key: "another" });
    localStorage.setItem(`${prefix}json`, "{");
    leftBehind("right", "214", "azul");
    const { arrived, inside, store } = await openPaints();
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived).toEqual(["214 azul"]);
    expect(keptKeys()).toEqual([]);
    expect(selectNotices(store.getState())).toMatchObject([{ sentence: { id: "connection.unreadable" } }]);
  });
});

describe("what a person waits for", () => {
  it("goes at once, and its refusal comes back to where they are", async () => {
    const { server, arrived, outcomes, inside, ask, taken } = await openPaints();
    ask("214", "azul");
    await waitFor(() => expect(outcomes).toEqual(["sent"]));
    server.fault = refusal;
    ask("214", "verde");
    await waitFor(() => expect(outcomes).toEqual(["sent", "Request failed"]));
    expect(arrived).toEqual(["214 azul", "214 verde"]);
    expect(taken).toEqual([]);
    expect(inside()).toEqual([]);
  });

  it("is kept before it is sent, until the server has answered, and other tabs see both", async () => {
    const { outcomes, ask, server, answers, inside, keys } = await openPaints();
    server.isSlow = true;
    for (const answer of [undefined, refusal()]) {
      ask("214", "verde");
      expect(keptKeys()).toEqual([prefix + keys.at(-1)]);
      expect([inside(), isWorkUnfinished()]).toEqual([[], true]);
      await waitFor(() => expect(answers).toHaveLength(keys.length));
      answers.at(-1)?.end(answer);
      await waitFor(() => expect(outcomes).toHaveLength(keys.length));
      expect([keptKeys(), isWorkUnfinished()]).toEqual([[], false]);
    }
    expect(outcomes).toEqual(["sent", "Request failed"]);
  });

  describe("and was on its way when its page went", () => {
    const leftOnItsWay = () => leftBehind("a", "214", "azul", {}, { isWaiting: false, isDirect: true });
    const said = (state: () => never) => selectNotices(state()).map(({ sentence }) => "id" in sentence && sentence.id);

    it("goes once more under its key, with what was written behind it, and the person is told", async () => {
      leftOnItsWay();
      leftBehind("b", "214", "verde", {}, { time: "2026-03-27T10:00:01.000Z" });
      const { answers, keys, inside, server, state, store } = await openPaints({ fault: lost });
      await waitFor(() => expect(inside()).toEqual(["214 azul waits", "214 verde waits"]));
      expect(said(state)).toEqual(["connection.resending"]);
      server.fault = undefined;
      server.isSlow = true;
      store.dispatch(browserWentOnline());
      await waitFor(() => expect(answers).toHaveLength(1));
      answers[0]?.end();
      await waitFor(() => expect(said(state)).toEqual(["connection.resent"]));
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.end();
      await waitFor(() => expect(keptKeys()).toEqual([]));
      expect(keys).toEqual(["a", "a", "b"]);
    });

    it("is not said to be saved where the server refuses it", async () => {
      leftOnItsWay();
      const { taken, state } = await openPaints({ fault: refusal });
      await waitFor(() => expect(taken).toEqual(["214 azul: De ese color no hay."]));
      expect([said(state), keptKeys()]).toEqual([[], []]);
    });

    it("is another person's: it stays", async () => {
      leftBehind("a", "214", "azul", { uid: 2 }, { isWaiting: false, isDirect: true });
      const { arrived, ask, state } = await openPaints();
      ask("305", "rojo");
      await waitFor(() => expect(arrived).toEqual(["305 rojo"]));
      expect([said(state), keptKeys()]).toEqual([[], [`${prefix}a`]]);
    });
  });

  describe("and whose outcome is not known", () => {
    const broken = () => refusedWith({ message: "Se rompió." }, 500);

    it("goes under the same key where the same is pressed again, until the server answers", async () => {
      const { server, keys, outcomes, ask, inside } = await openPaints({ fault: broken });
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toHaveLength(1));
      expect([inside(), keptKeys()]).toEqual([[], []]); // it is not sent by itself
      ask("305", "rojo");
      await waitFor(() => expect(outcomes).toHaveLength(2));
      server.fault = undefined;
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toHaveLength(3));
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toHaveLength(4));
      expect(keys[2]).toBe(keys[0]);
      expect(new Set(keys).size).toBe(3);
    });

    it("is another call where something else is pressed, and after a clear refusal", async () => {
      const { server, keys, outcomes, ask } = await openPaints({ fault: broken });
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toHaveLength(1));
      server.fault = refusal;
      ask("214", "verde");
      await waitFor(() => expect(outcomes).toHaveLength(2));
      ask("214", "verde");
      await waitFor(() => expect(outcomes).toHaveLength(3));
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toHaveLength(4));
      expect(new Set(keys).size).toBe(4);
    });

    it("also after it has waited for a connection", async () => {
      const { server, store, keys, taken, outcomes, ask } = await openPaints({ fault: lost });
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toEqual(["waiting"]));
      server.fault = broken;
      store.dispatch(browserWentOnline());
      await waitFor(() => expect(taken).toHaveLength(1));
      server.fault = undefined;
      ask("214", "azul");
      await waitFor(() => expect(outcomes).toEqual(["waiting", "sent"]));
      expect(new Set(keys).size).toBe(1);
    });
  });

  it("goes at once each time, where the browser forbids storage", async () => {
    const { outcomes, ask } = await openPaints();
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    ask("214", "azul");
    await waitFor(() => expect(outcomes).toEqual(["sent"]));
    ask("305", "rojo");
    await waitFor(() => expect(outcomes).toEqual(["sent", "sent"]));
  });

  it("is queued without a connection, under its first key, and behind what waits already", async () => {
    const { store, server, arrived, keys, outcomes, inside, ask } = await openPaints({ fault: lost });
    ask("214", "azul");
    await waitFor(() => expect(outcomes).toEqual(["waiting"]));
    await waitFor(() => expect(arrived).toEqual(["214 azul", "214 azul"]));
    expect(new Set(keys).size).toBe(1);
    ask("214", "verde");
    await waitFor(() => expect(outcomes).toEqual(["waiting", "waiting"]));
    expect(inside()).toEqual(["214 azul waits", "214 verde waits"]);
    expect(arrived).toHaveLength(2);
    server.fault = undefined;
    ask("305", "rojo"); // nothing waits for that room
    await waitFor(() => expect(outcomes).toEqual(["waiting", "waiting", "sent"]));
    store.dispatch(browserWentOnline());
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived.slice(2).toSorted()).toEqual(["214 azul", "214 verde", "305 rojo"]);
  });

  it("goes behind what is on its way to its record, and has a reply of its own", async () => {
    const { server, arrived, answers, outcomes, ask, taken } = await openPaints();
    server.isSlow = true;
    ask("214", "azul");
    ask("214", "verde");
    ask("305", "rojo");
    await waitFor(() => expect(arrived).toEqual(["214 azul", "305 rojo"]));
    answers[0]?.end();
    await waitFor(() => expect(arrived).toEqual(["214 azul", "305 rojo", "214 verde"]));
    expect(outcomes).toEqual(["sent"]);
    answers[2]?.end(refusal());
    await waitFor(() => expect(outcomes).toEqual(["sent", "refused"]));
    expect(taken).toEqual(["214 verde: De ese color no hay."]);
  });

  it("lets what is pending of its record go once it was refused", async () => {
    const { server, arrived, answers, outcomes, ask, paint, inside } = await openPaints();
    server.isSlow = true;
    ask("214", "azul");
    paint("214", "verde");
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
    answers[0]?.end(refusal());
    await waitFor(() => expect(arrived).toEqual(["214 azul", "214 verde"]));
    expect([outcomes, inside()]).toEqual([["Request failed"], ["214 verde"]]);
  });

  it("keeps its place before what was written behind it, where its connection is lost", async () => {
    const { store, server, arrived, answers, outcomes, ask, inside } = await openPaints();
    server.isSlow = true;
    ask("214", "azul");
    ask("214", "verde");
    await waitFor(() => expect(arrived).toEqual(["214 azul"]));
    server.fault = lost;
    answers[0]?.end(lost());
    await waitFor(() => expect(outcomes).toEqual(["waiting", "waiting"]));
    expect(inside()).toEqual(["214 azul waits", "214 verde waits"]);
    server.fault = undefined;
    server.isSlow = false;
    store.dispatch(browserWentOnline());
    await waitFor(() => expect(inside()).toEqual([]));
    expect(arrived.slice(2)).toEqual(["214 azul", "214 verde"]);
  });

  it("goes behind what an earlier page left, even if that is not here yet, with its own reply", async () => {
    withTabs();
    leftBehind("a", "214", "azul");
    const { arrived, outcomes, ask } = await openPaints();
    ask("214", "verde");
    expect(arrived).toEqual([]);
    await waitFor(() => expect(outcomes).toEqual(["sent"]));
    expect(arrived).toEqual(["214 azul", "214 verde"]);
  });
});
