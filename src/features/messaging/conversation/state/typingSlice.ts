import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Person } from "@/contract/messaging/contacts";

import { changeArrived, changesMissed } from "../../base/changes";
import { messagesLoaded } from "./conversationsSlice";

const initialState: Record<string, Person> = {};

/** Who is writing, by chat id: reported by the server, and dropped when it reports no more. */
export const typingSlice = createSlice({
  name: "typing",
  initialState,
  reducers: {
    typingExpired(typing, { payload: chatId }: PayloadAction<string>) {
      delete typing[chatId];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(changeArrived, (typing, { payload: change }) => {
        if (change.kind === "typingChanged") note(typing, change.userId, change.typingUser);
        if (change.kind === "conversationRemoved") note(typing, change.userId, null);
      })
      .addCase(messagesLoaded, (typing, { payload }) => note(typing, payload.chatId, payload.reply.typingUser))
      .addCase(changesMissed, () => ({}));
  },
  selectors: {
    selectTypingUser: (typing, chatId: string): Person | undefined => typing[chatId],
  },
});

function note(typing: Record<string, Person>, chatId: string, typingUser: Person | null) {
  if (typingUser) typing[chatId] = typingUser;
  else delete typing[chatId];
}

export const { typingExpired } = typingSlice.actions;
export const { selectTypingUser } = typingSlice.selectors;
