import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { CallRecord } from "@/contract/messaging/calls";

import { changeArrived } from "../base/changes";

const adapter = createEntityAdapter<CallRecord, string>({
  selectId: ({ callId }) => callId,
  sortComparer: (a, b) => Date.parse(b.callDate) - Date.parse(a.callDate),
});

/** The history of calls, newest first. */
export const callsSlice = createSlice({
  name: "calls",
  initialState: adapter.getInitialState<{ status: "loading" | "loaded" | "failed" }>({ status: "loading" }),
  reducers: {
    callsRequested(calls) {
      calls.status = "loading";
    },
    callsLoaded(calls, { payload }: PayloadAction<CallRecord[]>) {
      adapter.setAll(calls, payload);
      calls.status = "loaded";
    },
    callsFailed(calls) {
      calls.status = "failed";
    },
  },
  extraReducers: (on) =>
    on.addCase(changeArrived, (calls, { payload }) => {
      if (payload.kind === "callChanged" && calls.status === "loaded") adapter.upsertOne(calls, payload.call);
    }),
  selectors: {
    selectCalls: adapter.getSelectors().selectAll,
    selectCallsStatus: ({ status }) => status,
  },
});

export const { callsRequested, callsLoaded, callsFailed } = callsSlice.actions;
export const { selectCalls, selectCallsStatus } = callsSlice.selectors;
