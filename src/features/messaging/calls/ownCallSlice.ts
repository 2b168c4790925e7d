import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { CallRecord } from "@/contract/messaging/calls";
import type { Sentence } from "@/shared/i18n/sentence";

export interface CallRequest {
  userId: string;
  hasVideoCall: boolean;
}

interface OwnCallState {
  /** "calling": the other side rings and has not answered. */
  status: "idle" | "starting" | "calling" | "ended" | "unanswered" | "failed";
  record?: CallRecord;
  problem?: Sentence;
}

const initialState: OwnCallState = { status: "idle" };

/** The person's current call. It ends when they hang up or leave its screen. */
export const ownCallSlice = createSlice({
  name: "ownCall",
  initialState,
  reducers: {
    callStarted: (_, _action: PayloadAction<CallRequest>): OwnCallState => ({ status: "starting" }),
    callRung: (_, { payload: record }: PayloadAction<CallRecord>): OwnCallState => ({ status: "calling", record }),
    callNotStarted: (_, { payload: problem }: PayloadAction<Sentence>): OwnCallState => ({ status: "failed", problem }),
    callEnded(ownCall) {
      ownCall.status = "ended";
    },
    callUnanswered(ownCall) {
      ownCall.status = "unanswered";
    },
    callRecorded(ownCall, { payload }: PayloadAction<CallRecord>) {
      if (ownCall.record?.callId === payload.callId) ownCall.record = payload;
    },
  },
  selectors: { selectOwnCall: (ownCall) => ownCall },
});

export const { callStarted, callRung, callNotStarted, callEnded, callUnanswered, callRecorded } = ownCallSlice.actions;
export const { selectOwnCall } = ownCallSlice.selectors;
