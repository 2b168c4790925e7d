import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { CannedAnswer } from "@/contract/messaging/conversations";

interface CannedAnswersState {
  status: "idle" | "loading" | "loaded" | "failed";
  answers: CannedAnswer[];
}

const initialState: CannedAnswersState = { status: "idle", answers: [] };

/** The hotel's canned answers, loaded on first use. */
export const cannedAnswersSlice = createSlice({
  name: "cannedAnswers",
  initialState,
  reducers: {
    cannedAnswersRequested(state) {
      if (state.status !== "loaded") state.status = "loading";
    },
    cannedAnswersLoaded: (_, { payload: answers }: PayloadAction<CannedAnswer[]>) => ({ status: "loaded", answers }),
    cannedAnswersFailed(state) {
      state.status = "failed";
    },
  },
  selectors: {
    selectCannedAnswers: ({ answers }) => answers,
    selectCannedAnswersStatus: ({ status }) => status,
  },
});

export const { cannedAnswersRequested, cannedAnswersLoaded, cannedAnswersFailed } = cannedAnswersSlice.actions;
export const { selectCannedAnswers, selectCannedAnswersStatus } = cannedAnswersSlice.selectors;
