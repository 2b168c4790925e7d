import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Channel } from "@/contract/messaging/channels";
import type { Contact } from "@/contract/messaging/contacts";

interface Details {
  chatId: string;
  isChannel: boolean;
  status: "loading" | "loaded" | "failed";
  chat: Contact | Channel | null;
}

type Wanted = Pick<Details, "chatId" | "isChannel">;

const initialState: Details = { chatId: "", isChannel: false, status: "loading", chat: null };

/** The details of the shown person or channel, with every picture and file. */
export const detailsSlice = createSlice({
  name: "details",
  initialState,
  reducers: {
    detailsRequested: (details, { payload }: PayloadAction<Wanted>): Details => ({
      ...payload,
      status: "loading",
      chat: details.chatId === payload.chatId ? details.chat : null,
    }),
    detailsLoaded(details, { payload }: PayloadAction<Contact | Channel>) {
      Object.assign(details, { status: "loaded", chat: payload });
    },
    detailsFailed(details) {
      details.status = "failed";
    },
  },
  selectors: { selectDetails: (details) => details },
});

export const { detailsRequested, detailsLoaded, detailsFailed } = detailsSlice.actions;
export const { selectDetails } = detailsSlice.selectors;
