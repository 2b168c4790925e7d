import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import {
  conversationClosed,
  conversationOpened,
  type Deletion,
  deletionFailed,
  messageDeleted,
} from "./conversationsSlice";

const without = (deletions: Deletion[], mId: string) => deletions.filter(({ message }) => message.mId !== mId);

/** What has just been deleted and can still be taken back, the newest at the end. */
export const deletionsSlice = createSlice({
  name: "deletions",
  initialState: [] as Deletion[],
  reducers: {
    deletionUndone: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
    deletionExpired: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
    /** It could not be taken back: one may try again. */
    restoringFailed: (deletions, { payload }: PayloadAction<Deletion>) => void deletions.push(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageDeleted, (deletions, { payload }) => [...without(deletions, payload.message.mId), payload])
      .addCase(deletionFailed, (deletions, { payload }) => without(deletions, payload.message.mId))
      .addCase(conversationOpened, (deletions, { payload }) => deletions.filter(({ chatId }) => chatId === payload))
      .addCase(conversationClosed, () => []);
  },
  selectors: {
    selectLastDeletion: (deletions, chatId: string) => deletions.findLast((deletion) => deletion.chatId === chatId),
  },
});

export const { deletionUndone, deletionExpired, restoringFailed } = deletionsSlice.actions;
export const { selectLastDeletion } = deletionsSlice.selectors;
