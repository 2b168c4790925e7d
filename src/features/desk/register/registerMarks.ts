import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { RegisterResult, SentMark } from "@/contract/reservations/register";
import type { StatePart } from "@/shared/feature/feature";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { registerApi } from "./registerApi";
import { registerRecord, registers } from "./registerRecord";

interface MarksState {
  /** The dialog that is open. */
  asked: "sent" | "takeBack" | undefined;
  isRunning: boolean;
  /** The rows that the last mark could not be put on. */
  refused: RegisterResult[];
}

type SentRequest = SentMark & { ids: string[] };

const initialState: MarksState = { asked: undefined, isRunning: false, refused: [] };

/** Marks of a person: registers were sent, or were not after all. */
export const registerMarks = createSlice({
  name: "registerMarks",
  initialState,
  reducers: {
    asked: (_, { payload }: PayloadAction<MarksState["asked"]>): MarksState => ({ ...initialState, asked: payload }),
    sentRequested: (state, _action: PayloadAction<SentRequest>) => ({ ...state, isRunning: true, refused: [] }),
    takeBackRequested: (state, _action: PayloadAction<{ id: string; reason: string }>) => ({
      ...state,
      isRunning: true,
    }),
    done: (state, { payload: refused }: PayloadAction<RegisterResult[]>): MarksState =>
      refused.length > 0 ? { ...state, isRunning: false, refused } : initialState,
    failed: (state) => ({ ...state, isRunning: false }),
  },
  selectors: { selectMarks: (state) => state },
});

const { done, failed, sentRequested, takeBackRequested } = registerMarks.actions;

function* markSent(body: SentRequest): Saga {
  try {
    const results = yield* call(registerApi.markRegistersSent, { body });
    yield* put(done(results.filter(({ isDone }) => !isDone)));
    const count = results.filter(({ isDone }) => isDone).length;
    if (count > 0) yield* put(noticeShown({ kind: "success", sentence: { id: "register.marked", values: { count } } }));
    yield* registers.askAgain();
  } catch (error) {
    yield* put(failed());
    throw error;
  }
}

function* takeBack({ id, reason }: { id: string; reason: string }): Saga {
  try {
    const { customer } = yield* call(registerApi.takeBackRegister, { params: { id }, body: { reason } });
    yield* put(done([]));
    yield* put(noticeShown({ kind: "success", sentence: { id: "register.tookBack", values: { customer } } }));
    yield* put(registerRecord.actions.outdated(id));
    yield* registers.askAgain();
  } catch (error) {
    yield* put(failed());
    throw error;
  }
}

export const registerMarksPart: StatePart = {
  slices: [registerMarks],
  *saga() {
    yield onLeading(sentRequested, markSent);
    yield onLeading(takeBackRequested, takeBack);
  },
};
