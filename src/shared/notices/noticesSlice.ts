import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import type { Sentence } from "@/shared/i18n/sentence";

export interface Notice {
  id: string;
  kind: "success" | "error";
  sentence: Sentence;
  /** Why. */
  detail?: Sentence;
  /** Where one can do something about it: it stays until one has seen it. */
  path?: string;
}

/** What the app tells in passing, oldest first. */
export const noticesSlice = createSlice({
  name: "notices",
  initialState: [] as Notice[],
  reducers: {
    noticeShown: {
      prepare: (notice: Omit<Notice, "id">) => ({ payload: { id: nanoid(), ...notice } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => void notices.push(payload),
    },
    noticeDismissed: (notices, { payload: id }: PayloadAction<string>) => notices.filter((notice) => notice.id !== id),
  },
  selectors: { selectNotices: (notices) => notices },
});

export const { noticeShown, noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
