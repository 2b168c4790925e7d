import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { conversationClosed, conversationOpened, deletionRefused, restoringRefused } from "./conversationsSlice";
import { type Deletion, messageWrites } from "./messageWrites";

const without = (deletions: Deletion[], mId: string) => deletions.filter(({ message }) => message.mId !== mId);

/** What has just been deleted and can still be taken back, the newest at the end. */
export const deletionsSlice = createSlice({
  name: "deletions",
  initialState: [] as Deletion[],
  reducers: {
    deletionExpired: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageWrites.written, (deletions, { payload: { what } }) => {
        if (what.act === "delete") {
          const { chatId, message, imageId } = what;
          return [...without(deletions, message.mId), { chatId, message, imageId }];
        }
        return what.act === "restore" ? without(deletions, what.message.mId) : deletions;
      })
      .addCase(deletionRefused, (deletions, { payload }) => without(deletions, payload.message.mId))
      /** It could not be taken back: one may try again. */
      .addCase(restoringRefused, (deletions, { payload }) => void deletions.push(payload))
      .addCase(conversationOpened, (deletions, { payload }) => deletions.filter(({ chatId }) => chatId === payload))
      .addCase(conversationClosed, () => []);
  },
  selectors: {
    selectLastDeletion: (deletions, chatId: string) => deletions.findLast((deletion) => deletion.chatId === chatId),
  },
});

export const { deletionExpired } = deletionsSlice.actions;
export const { selectLastDeletion } = deletionsSlice.selectors;
