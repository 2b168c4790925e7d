import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { conversationClosed, conversationOpened } from "../state/conversationsSlice";
import { type Deletion, conversationWrites } from "../state/conversationWrites";

const without = (deletions: Deletion[], mId: string) => deletions.filter(({ message }) => message.mId !== mId);

/** Recent deletions that can be undone, newest last. */
export const deletionsSlice = createSlice({
  name: "deletions",
  initialState: [] as Deletion[],
  reducers: {
    deletionExpired: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
    deletionRefused: (deletions, { payload }: PayloadAction<Deletion>) => without(deletions, payload.message.mId),
    /** For another try. */
    restoringRefused: (deletions, { payload }: PayloadAction<Deletion>) => void deletions.push(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(conversationWrites.written, (deletions, { payload: { what } }) => {
        if (what.act === "delete") {
          const { chatId, message, imageId } = what;
          return [...without(deletions, message.mId), { chatId, message, imageId }];
        }
        return what.act === "restore" ? without(deletions, what.message.mId) : deletions;
      })
      .addCase(conversationOpened, (deletions, { payload }) => deletions.filter(({ chatId }) => chatId === payload))
      .addCase(conversationClosed, () => []);
  },
  selectors: {
    selectLastDeletion: (deletions, chatId: string) => deletions.findLast((deletion) => deletion.chatId === chatId),
  },
});

export const { deletionExpired, deletionRefused, restoringRefused } = deletionsSlice.actions;
export const { selectLastDeletion } = deletionsSlice.selectors;
