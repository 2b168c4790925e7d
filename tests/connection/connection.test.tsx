import { configureStore } from "@reduxjs/toolkit";
import { AxiosError, CanceledError } from "axios";
import createSagaMiddleware from "redux-saga";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import {
  browserWentOffline,
  browserWentOnline,
  changesAnswered,
  changesUnanswered,
  connectionSlice,
  selectCutSince,
  selectHasAskedForChanges,
  selectIsBrowserOffline,
  selectIsInTrouble,
  selectWaiting,
  waitingCounted,
} from "@/shared/connection/connectionSlice";
import { growingPause, pollPace } from "@/shared/connection/pauses";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call } from "@/shared/saga/effects";

import { refusedWith } from "../support/refusedWith";
import { openStore } from "../support/openStore";

const ten = "2026-03-27T10:00:00.000Z";
const eleven = "2026-03-27T11:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(ten) });
  return () => void vi.useRealTimers();
});

function openConnection() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { connection: connectionSlice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const since = () => selectCutSince(store.getState());
  return { store, sagas, since, dispatch: store.dispatch };
}

describe("a connection", () => {
  it("is cut from the moment when the browser goes offline, until it is online", () => {
    const { store, since, dispatch } = openConnection();
    expect(since()).toBeNull();
    dispatch(browserWentOffline());
    vi.setSystemTime(eleven);
    dispatch(browserWentOffline());
    expect(since()).toBe(ten);
    expect(selectIsBrowserOffline(store.getState())).toBe(true);
    dispatch(browserWentOnline());
    expect(since()).toBeNull();
    expect(selectIsBrowserOffline(store.getState())).toBe(false);
  });

  it("is cut from the start where the browser is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(openConnection().since()).toBe(ten);
  });

  it("is read from the browser at the start, before any area is loaded", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { getState, stop } = openStore();
    onTestFinished(stop);
    expect(selectIsBrowserOffline(getState())).toBe(true);
    window.dispatchEvent(new Event("online"));
    expect(selectIsBrowserOffline(getState())).toBe(false);
    window.dispatchEvent(new Event("offline"));
    expect(selectIsBrowserOffline(getState())).toBe(true);
    stop();
    window.dispatchEvent(new Event("online"));
    expect(selectIsBrowserOffline(getState())).toBe(true);
  });

  it("is cut after the second request without a reply, since the first", () => {
    const { store, since, dispatch } = openConnection();
    expect(selectHasAskedForChanges(store.getState())).toBe(false);
    expect(selectIsInTrouble(store.getState())).toBe(false);
    dispatch(changesUnanswered());
    expect(since()).toBeNull();
    expect(selectIsInTrouble(store.getState())).toBe(true);
    expect(selectHasAskedForChanges(store.getState())).toBe(true);
    vi.setSystemTime(eleven);
    dispatch(changesUnanswered());
    expect(since()).toBe(ten);
    dispatch(changesAnswered());
    expect(since()).toBeNull();
    dispatch(changesUnanswered());
    expect(since()).toBeNull();
    dispatch(changesUnanswered());
    expect(since()).toBe(eleven); // of this time, not of the one before
  });

  it("is cut while writes wait, since the first of them", () => {
    const { store, since, dispatch } = openConnection();
    dispatch(waitingCounted("messages", 2));
    vi.setSystemTime(eleven);
    dispatch(waitingCounted("saves", 1));
    expect(since()).toBe(ten);
    expect(selectWaiting(store.getState())).toEqual({ messages: 2, saves: 1 });
    dispatch(changesAnswered());
    expect([since(), selectHasAskedForChanges(store.getState())]).toEqual([ten, true]);
    dispatch(waitingCounted("messages", 0));
    expect(since()).toBe(ten);
    dispatch(waitingCounted("saves", 0));
    expect(since()).toBeNull();
    dispatch(waitingCounted("saves", 1));
    expect(since()).toBe(eleven);
  });

  it("stays cut after the writes are sent, if the browser is offline", () => {
    const { since, dispatch } = openConnection();
    dispatch(browserWentOffline());
    dispatch(waitingCounted("saves", 1));
    vi.setSystemTime(eleven);
    dispatch(changesAnswered());
    dispatch(waitingCounted("saves", 0));
    expect(since()).toBe(ten);
  });
});

describe("the pause before a new attempt", () => {
  it("doubles from a second to half a minute, and is at least half of that", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    expect([1, 2, 3, 5, 6, 7, 40].map(growingPause)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000, 30_000]);
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect([1, 2, 40].map(growingPause)).toEqual([500, 1000, 15_000]);
  });
});

describe("a poll that gets a reply at once", () => {
  it("goes on at once for a while, then once a second", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { sagas } = openConnection();
    const untilDue = pollPace();
    let polls = 0;
    const task = sagas.run(function* () {
      for (; polls < 60; polls += 1) yield* untilDue();
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(polls).toBe(20);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(polls).toBe(30);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([polls, task.isRunning()]).toEqual([60, false]);
  });
});

describe("a load that has to succeed", () => {
  const unanswered = () => new AxiosError("Network Error", AxiosError.ERR_NETWORK);
  const answered = (status: number) => refusedWith({}, status);

  async function ask(outcomes: (Error | string)[]) {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { sagas, dispatch } = openConnection();
    let asked = 0;
    async function answer() {
      const outcome = outcomes[asked++];
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    const promise = sagas
      .run(function* () {
        try {
          return yield* untilAnswered(() => call(answer));
        } catch (error) {
          return error;
        }
      })
      .toPromise();
    await vi.advanceTimersByTimeAsync(0);
    return { asked: () => asked, promise, dispatch };
  }

  it("is repeated until there is a reply, with growing pauses", async () => {
    const { asked, promise } = await ask([unanswered(), answered(500), answered(429), "here"]);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await promise).toBe("here");
  });

  it("is repeated when the server asks for it", async () => {
    const busy = answered(503);
    busy.response!.headers["retry-after"] = "60";
    const { asked } = await ask([busy, "here"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(2);
  });

  it("is repeated at once when the connection is back", async () => {
    const { asked, promise, dispatch } = await ask([unanswered(), "here"]);
    dispatch(browserWentOnline());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
    expect(await promise).toBe("here");
  });

  it.each([
    ["a refusal", answered(404)],
    ["a cancelled request", new CanceledError("canceled")],
    ["a fault of the page itself", new TypeError("x is not a function")],
  ])("is not repeated after %s", async (_, error) => {
    const { asked, promise } = await ask([error, "here"]);
    expect(await promise).toBe(error);
    expect(asked()).toBe(1);
  });
});
