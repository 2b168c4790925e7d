import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Deletion } from "./conversationsSlice";

const without = (deletions: Deletion[], mId: string) => deletions.filter(({ message }) => message.mId !== mId);

/** What has just been deleted and can still be taken back, the newest at the end. */
export const deletionsSlice = createSlice({
  name: "deletions",
  initialState: [] as Deletion[],
  reducers: {
    deletionSettled: (deletions, { payload }: PayloadAction<Deletion>) => [
      ...without(deletions, payload.message.mId),
      payload,
    ],
    deletionUndone: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
    deletionExpired: (deletions, { payload: mId }: PayloadAction<string>) => without(deletions, mId),
  },
  selectors: {
    selectLastDeletion: (deletions, chatId: string) => deletions.findLast((deletion) => deletion.chatId === chatId),
  },
});

export const { deletionSettled, deletionUndone, deletionExpired } = deletionsSlice.actions;
export const { selectLastDeletion } = deletionsSlice.selectors;
