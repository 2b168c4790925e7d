import { createAction } from "@reduxjs/toolkit";
import { describe, expect, it } from "vitest";

import { call, type Saga } from "@/shared/saga/effects";
import { onEvery, onLatest, onLatestOf, onLeading, onLeadingOf, unless } from "@/shared/feature/watch";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { openStore } from "../support/openStore";

const asked = createAction<string>("asked");
const dropped = createAction("dropped");

/** Somebody who asks, and a server that answers when it is told. */
async function openDesk(watch: (worker: (what: string) => Saga) => unknown) {
  const answers: { what: string; end: (error?: Error) => void }[] = [];
  const done: string[] = [];
  function* worker(what: string): Saga {
    yield* call(
      () => new Promise<void>((resolve, reject) => answers.push({ what, end: (no) => (no ? reject(no) : resolve()) })),
    );
    done.push(what);
  }
  function* saga() {
    yield watch(worker);
  }
  const store = openStore();
  await store.install({ catalogues: [], pages: [], state: async () => [{ slices: [], saga }] });
  return {
    done,
    ask: (...all: string[]) => all.forEach((what) => store.dispatch(asked(what))),
    drop: () => store.dispatch(dropped()),
    begun: () => answers.map(({ what }) => what),
    async answer(what: string, error?: Error) {
      for (const one of answers) if (one.what === what) one.end(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
    notices: () => selectNotices(store.getState()).length,
  };
}

const recordOf = (what: string) => what.slice(0, 1);

it("runs for each write, and shows a failure, which stops no other", async () => {
  const { ask, answer, begun, done, notices } = await openDesk((worker) => onEvery(asked, worker));
  ask("A1", "A2");
  await answer("A1", new Error("no"));
  ask("A3");
  await answer("A2");
  await answer("A3");
  expect([begun(), done, notices()]).toEqual([["A1", "A2", "A3"], ["A2", "A3"], 1]);
});

describe("a button that is pressed again while its saga runs", () => {
  it("runs it once", async () => {
    const { ask, answer, begun, done } = await openDesk((worker) => onLeading(asked, worker));
    ask("A1", "A2", "B1");
    await answer("A1");
    expect([begun(), done]).toEqual([["A1"], ["A1"]]);
    ask("A3");
    expect(begun()).toEqual(["A1", "A3"]);
  });

  it("runs it once per record, without blocking other records", async () => {
    const { ask, answer, begun, done, notices } = await openDesk((worker) => onLeadingOf(asked, recordOf, worker));
    ask("A1", "B1", "A2", "B2");
    expect(begun()).toEqual(["A1", "B1"]);
    await answer("B1");
    ask("A3", "B3");
    expect(begun()).toEqual(["A1", "B1", "B3"]);
    await answer("A1", new Error("no"));
    expect([done, notices()]).toEqual([["B1"], 1]);
    ask("A4");
    expect(begun()).toEqual(["A1", "B1", "B3", "A4"]);
  });
});

describe("a load that is requested again while it runs", () => {
  it("replaces the running load", async () => {
    const { ask, answer, done } = await openDesk((worker) => onLatest(asked, worker));
    ask("A1", "B1");
    await answer("B1");
    await answer("A1");
    expect(done).toEqual(["B1"]);
  });

  it("replaces the running load of the same record", async () => {
    const { ask, answer, done, notices } = await openDesk((worker) => onLatestOf(asked, recordOf, worker));
    ask("A1", "B1", "A2");
    await answer("B1");
    await answer("A1");
    await answer("A2");
    expect(done).toEqual(["B1", "A2"]);
    ask("A3");
    await answer("A3", new Error("no"));
    ask("A4");
    await answer("A4");
    expect([done, notices()]).toEqual([["B1", "A2", "A4"], 1]);
  });

  it("is cancelled when its page goes, and only while it runs", async () => {
    const { ask, drop, answer, begun, done } = await openDesk((worker) => onLatest(asked, unless(dropped, worker)));
    ask("A1");
    drop();
    await answer("A1");
    expect([begun(), done]).toEqual([["A1"], []]);
    ask("A2");
    await answer("A2");
    expect(done).toEqual(["A2"]);
  });
});
