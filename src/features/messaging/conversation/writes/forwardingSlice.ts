import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import type { Message } from "@/contract/messaging/conversations";
import type { Sentence } from "@/shared/i18n/sentence";

export interface ForwardingRequest {
  mId: string;
  /** Ids of contacts and channels. */
  receivers: string[];
  note: string;
  /** Makes a repeat harmless, and identifies the reply. */
  clientId: string;
}

interface Forwarding {
  status: "idle" | "submitting" | "partlyDone" | "refused";
  /** The message to forward, while the dialog is open. */
  message: Message | null;
  clientId: string;
  /** The attempt whose reply the dialog waits for: replies of a closed dialog are ignored. */
  attempt?: string;
  /** Ids of those that did not get it. */
  failed: string[];
  reason?: Sentence;
}

const initialState: Forwarding = { status: "idle", message: null, clientId: "", failed: [] };

/** The forwarding of a message to several people and channels. */
export const forwardingSlice = createSlice({
  name: "forwarding",
  initialState,
  reducers: {
    forwardStarted: {
      prepare: (message: Message) => ({ payload: { message, clientId: nanoid() } }),
      reducer: (_, { payload }: PayloadAction<{ message: Message; clientId: string }>): Forwarding => ({
        ...initialState,
        ...payload,
      }),
    },
    forwardSubmitted(forwarding, { payload: { clientId: attempt } }: PayloadAction<ForwardingRequest>) {
      Object.assign(forwarding, { status: "submitting", attempt, failed: [], reason: undefined });
    },
    forwardAnswered(forwarding, { payload: failed }: PayloadAction<string[]>): Forwarding {
      if (failed.length === 0) return initialState;
      return { ...forwarding, status: "partlyDone", failed };
    },
    forwardRefused(forwarding, { payload: reason }: PayloadAction<Sentence>) {
      Object.assign(forwarding, { status: "refused", reason });
    },
    forwardEnded: () => initialState,
  },
  selectors: {
    selectForwarding: (forwarding) => forwarding,
    selectAttempt: ({ attempt }) => attempt,
  },
});

export const { forwardStarted, forwardSubmitted, forwardAnswered, forwardRefused, forwardEnded } =
  forwardingSlice.actions;
export const { selectForwarding, selectAttempt } = forwardingSlice.selectors;
