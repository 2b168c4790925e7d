import { createSlice } from "@reduxjs/toolkit";

import { changeArrived } from "../base/changes";
import { chatWrites } from "./chatWrites";

const initialState: Record<string, { id: string; isOvertaken: boolean }> = {};

/**
 * The pending writes, by their keys, with the chat of each, and whether news of that chat came since. Then the reply may be
 * older than the news, above all the reply to a repeated call: it is not believed, and further news will tell.
 */
export const overtakenSlice = createSlice({
  name: "overtaken",
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on
      .addCase(chatWrites.written, (writes, { payload: { key, what } }) => {
        writes[key] = { id: what.id, isOvertaken: false };
      })
      .addCase(chatWrites.actions.adopted, (writes, { payload }) => {
        for (const { key, what } of payload) writes[key] ??= { id: what.id, isOvertaken: false };
      })
      .addCase(chatWrites.actions.settled, (writes, { payload: key }) => void delete writes[key])
      .addCase(changeArrived, (writes, { payload: change }) => {
        if (change.kind !== "chatChanged") return;
        for (const write of Object.values(writes)) if (write.id === change.chat.id) write.isOvertaken = true;
      }),
  selectors: { selectIsOvertaken: (writes, key: string) => writes[key]?.isOvertaken ?? false },
});

export const { selectIsOvertaken } = overtakenSlice.selectors;
