import { combineSlices, configureStore, createAction } from "@reduxjs/toolkit";
import createSagaMiddleware from "redux-saga";
import { describe, expect, it } from "vitest";

import { noticesSlice, selectNotices } from "@/shared/notices/noticesSlice";
import { call, type Saga } from "@/shared/saga/effects";
import { onEvery, onLatest, onLatestOf, onLeading } from "@/shared/feature/watch";
import { createSubmission, submit } from "@/shared/submission/createSubmission";
import type { Sentence } from "@/shared/i18n/sentence";

import { refusedWith } from "../support/refusedWith";

const settled = () => new Promise((resolve) => setTimeout(resolve));

const refusal = (message: string, fields?: Record<string, string>) => refusedWith({ message, fields });

function openStore(saga: () => Generator, ...slices: Parameters<typeof combineSlices>) {
  const sagas = createSagaMiddleware();
  const reducer = combineSlices(...slices, noticesSlice);
  const store = configureStore({ reducer, middleware: (defaults) => defaults({ thunk: false }).concat(sagas) });
  sagas.run(saga);
  return store as unknown as { dispatch: (action: object) => void; getState: () => never };
}

describe("submitting a form", () => {
  function openForm(answers: (Sentence | Error | undefined)[]) {
    const form = createSubmission<string>()("form");
    const sent: string[] = [];
    const ends: (() => void)[] = [];
    function* work(values: string): Saga<Sentence | void> {
      sent.push(values);
      const answer = answers[sent.length - 1];
      yield* call(() => new Promise<void>((resolve) => ends.push(resolve)));
      if (answer instanceof Error) throw answer;
      return answer;
    }
    const store = openStore(function* () {
      yield onLeading(form.actions.submitted, submit(form, work));
    }, form);
    const state = () => form.selectors.selectSubmission(store.getState());
    return { ...form.actions, dispatch: store.dispatch, state, sent, ends };
  }

  it("sends once, however often the button is pressed, and shows the server's reply", async () => {
    const { dispatch, submitted, state, sent, ends } = openForm([{ text: "Hecho." }]);
    expect(state()).toEqual({ status: "idle" });
    dispatch(submitted("Marina"));
    dispatch(submitted("Marina"));
    expect(state()).toEqual({ status: "submitting" });
    expect(sent).toEqual(["Marina"]);
    ends[0]?.();
    await settled();
    expect(state()).toEqual({ status: "accepted", message: { text: "Hecho." } });
  });

  it("shows a refusal for the form and for its fields, and can be sent again", async () => {
    const { dispatch, submitted, state, ends } = openForm([refusal("No puede ser.", { email: "Ya existe." })]);
    dispatch(submitted("Marina"));
    ends[0]?.();
    await settled();
    expect(state()).toEqual({
      status: "refused",
      message: { text: "No puede ser." },
      fieldMessages: { email: { text: "Ya existe." } },
    });
    dispatch(submitted("Otra"));
    ends[1]?.();
    await settled();
    expect(state()).toEqual({ status: "accepted", message: undefined });
  });

  it("ignores a reply that arrives after the form was left", async () => {
    const { dispatch, submitted, forgotten, state, ends } = openForm([{ text: "Hecho." }]);
    dispatch(submitted("Marina"));
    dispatch(forgotten());
    ends[0]?.();
    await settled();
    expect(state()).toEqual({ status: "idle" });
  });
});

describe("watchers", () => {
  const asked = createAction<string>("asked");

  function open(watch: (worker: (payload: string) => Saga) => unknown) {
    const log: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    function* worker(payload: string): Saga {
      log.push(`${payload} begun`);
      yield* call(
        () =>
          new Promise<void>((resolve, reject) => {
            ends.set(payload, (error) => (error ? reject(error) : resolve()));
          }),
      );
      log.push(`${payload} done`);
    }
    const store = openStore(function* () {
      yield watch(worker);
    });
    const ask = (payload: string) => store.dispatch(asked(payload));
    const end = async (payload: string, error?: Error) => {
      ends.get(payload)?.(error);
      await settled();
    };
    return { log, ask, end, notices: () => selectNotices(store.getState()) };
  }

  it("run for each write, and a failed write is shown and does not stop the others", async () => {
    const { log, ask, end, notices } = open((worker) => onEvery(asked, worker));
    ask("a");
    ask("b");
    await end("a", refusal("No puede ser."));
    ask("c");
    await end("b");
    await end("c");
    expect(log).toEqual(["a begun", "b begun", "c begun", "b done", "c done"]);
    expect(notices()).toMatchObject([{ kind: "error", sentence: { text: "No puede ser." } }]);
  });

  it("keep only the newest load", async () => {
    const { log, ask, end } = open((worker) => onLatest(asked, worker));
    ask("a");
    ask("b");
    await end("a");
    await end("b");
    expect(log).toEqual(["a begun", "b begun", "b done"]);
  });

  it("keep the newest load of each record", async () => {
    const { log, ask, end, notices } = open((worker) => onLatestOf(asked, (payload) => payload[0]!, worker));
    ask("a1");
    ask("b1");
    ask("a2");
    for (const payload of ["a1", "b1", "a2"]) await end(payload);
    ask("a3");
    await end("a3", refusal("No puede ser."));
    ask("a4");
    await end("a4");
    expect(log).toEqual(["a1 begun", "b1 begun", "a2 begun", "b1 done", "a2 done", "a3 begun", "a4 begun", "a4 done"]);
    expect(notices()).toHaveLength(1);
  });
});
