import { createSelector, createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import type { Message, NewMessage, QuotedMessage } from "@/contract/messaging/conversations";
import type { Sentence } from "@/shared/i18n/sentence";
import { byMoment, ownMoment } from "@/shared/write/pendingSlice";

import { changeArrived } from "../../base/changes";

/** A written message, ready to be sent: its files are uploaded. */
export interface OutgoingDraft extends Omit<NewMessage, "time" | "meta" | "clientId" | "replyOf"> {
  replyOf?: QuotedMessage;
}

export interface OutgoingMessage extends OutgoingDraft {
  clientId: string;
  /** Where it goes: the conversation that was on the screen when it was submitted, whatever is there now. */
  chatId: string;
  /** When it was submitted, ISO 8601: for each message another moment. */
  time: string;
  /** Waiting is for a connection, and goes by itself; a failed one waits for the person. */
  status: "sending" | "waiting" | "failed";
  /** Why it could not be sent. */
  reason?: Sentence;
}

const initialState: OutgoingMessage[] = [];

/** Takes what has arrived at the server out of the outbox: its client id is in the message that came of it. */
const arrived = (outbox: OutgoingMessage[], { clientId }: Message) =>
  clientId === undefined ? outbox : outbox.filter((outgoing) => outgoing.clientId !== clientId);

/** Messages on their way, in the order in which they were submitted. One leaves only when the server has it, or by hand. */
export const outboxSlice = createSlice({
  name: "outbox",
  initialState,
  reducers: {
    messageSubmitted: {
      prepare: (chatId: string, draft: OutgoingDraft) => ({
        payload: { ...draft, chatId, clientId: nanoid(), time: ownMoment(), status: "sending" as const },
      }),
      reducer(outbox, { payload }: PayloadAction<OutgoingMessage>) {
        const isBehind = outbox.some(({ chatId, status }) => chatId === payload.chatId && status === "waiting");
        outbox.push(isBehind ? { ...payload, status: "waiting" } : payload);
      },
    },
    messageSent: (outbox, { payload }: PayloadAction<{ chatId: string; message: Message }>) =>
      arrived(outbox, payload.message),
    /** Messages of a closed tab take their places by their time: most of them, but not all, are older. */
    outboxAdopted(outbox, { payload: adopted }: PayloadAction<OutgoingMessage[]>) {
      const known = new Set(outbox.map(({ clientId }) => clientId));
      return [...adopted.filter(({ clientId }) => !known.has(clientId)), ...outbox].toSorted(byMoment);
    },
    /** There is no connection: all that is on its way to the chat waits for it. */
    messagesDelayed(outbox, { payload: chatId }: PayloadAction<string>) {
      for (const outgoing of outbox) {
        if (outgoing.chatId === chatId && outgoing.status === "sending") outgoing.status = "waiting";
      }
    },
    messageNotSent(outbox, { payload }: PayloadAction<{ clientId: string; reason: Sentence }>) {
      const outgoing = outbox.find(({ clientId }) => clientId === payload.clientId);
      if (outgoing) Object.assign(outgoing, { status: "failed", reason: payload.reason });
    },
    messageRetried(outbox, { payload: { clientId } }: PayloadAction<OutgoingMessage>) {
      const outgoing = outbox.find((one) => one.clientId === clientId);
      if (outgoing) Object.assign(outgoing, { status: "sending", reason: undefined });
    },
    messageDiscarded: (outbox, { payload: clientId }: PayloadAction<string>) =>
      outbox.filter((outgoing) => outgoing.clientId !== clientId),
  },
  extraReducers: (builder) => {
    builder.addCase(changeArrived, (outbox, { payload }) =>
      payload.kind === "messageAdded" ? arrived(outbox, payload.message) : outbox,
    );
  },
  selectors: {
    selectOutbox: (outbox) => outbox,
    selectOutgoing: createSelector(
      [(outbox: OutgoingMessage[]) => outbox, (_, chatId: string) => chatId],
      (outbox, chatId) => outbox.filter((outgoing) => outgoing.chatId === chatId),
    ),
  },
});

export const {
  messageSubmitted,
  messageSent,
  outboxAdopted,
  messagesDelayed,
  messageNotSent,
  messageRetried,
  messageDiscarded,
} = outboxSlice.actions;
export const { selectOutbox, selectOutgoing } = outboxSlice.selectors;
