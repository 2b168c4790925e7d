import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ChainCheck } from "@/contract/billing/billing";
import { messageOf } from "@/shared/api/messageOf";
import type { StatePart } from "@/shared/feature/feature";
import { onLatest, unless } from "@/shared/feature/watch";
import type { Sentence } from "@/shared/i18n/sentence";
import { createLoad } from "@/shared/load/createLoad";
import { call, put, type Saga } from "@/shared/saga/effects";

import { billingApi } from "../base/billingApi";

interface CheckState {
  status: "none" | "running" | "stopped" | "ended" | "failed";
  /** The records that hold, and the first one that does not. */
  told?: ChainCheck;
  problem?: Sentence;
}

const initialState: CheckState = { status: "none" };

/** How far the check of the chain of records is. */
export const chainCheck = createSlice({
  name: "chainCheck",
  initialState,
  reducers: {
    asked: (): CheckState => ({ status: "running" }),
    stopped: (state): CheckState => ({ ...state, status: "stopped" }),
    told: (_, { payload: told }: PayloadAction<ChainCheck>): CheckState => ({
      status: told.broken || told.checked >= told.count ? "ended" : "running",
      told,
    }),
    failed: (state, { payload: problem }: PayloadAction<Sentence>): CheckState => ({
      ...state,
      status: "failed",
      problem,
    }),
  },
  selectors: { selectCheck: (state) => state },
});

/** The chain of all records. */
export const chain = createLoad("chain", () => billingApi.getChain(), billingApi.getChain.reads);

const { asked, stopped, told, failed } = chainCheck.actions;

/** Part by part, so that it is seen how far it is and can be stopped. */
function* check(): Saga {
  try {
    for (let from = 0, isRunning = true; isRunning;) {
      const part = yield* call(billingApi.checkChain, { query: { from } });
      yield* put(told(part));
      from = part.checked;
      isRunning = !part.broken && part.checked < part.count;
    }
  } catch (error) {
    yield* put(failed(messageOf(error)));
  }
}

export const chainParts: StatePart[] = [
  chain,
  {
    slices: [chainCheck],
    *saga() {
      yield onLatest(asked, unless(stopped, check));
    },
  },
];
