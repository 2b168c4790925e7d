import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import type { Sentence } from "@/shared/i18n/sentence";

export interface Notice {
  id: string;
  kind: "success" | "error";
  sentence: Sentence;
  /** The reason. */
  detail?: Sentence;
  /** Where the person can act on it. Such a notice stays until it is seen, on the next page too. */
  path?: string;
  /** Text that the person had written, if it is stored nowhere else. */
  written?: string;
}

/** The words of a notice as one text. */
export const wordsOf = ({ sentence, detail }: Notice, say: (sentence: Sentence) => string) =>
  detail ? `${say(sentence)} ${say(detail)}` : say(sentence);

const isSame = (one: Notice, other: Notice) =>
  JSON.stringify({ ...one, id: "" }) === JSON.stringify({ ...other, id: "" });

/** Brief messages of the app, oldest first. */
export const noticesSlice = createSlice({
  name: "notices",
  initialState: [] as Notice[],
  reducers: {
    /** An equal notice is not shown twice. With an id, it replaces the earlier notice of that id. */
    noticeShown: {
      prepare: (notice: Omit<Notice, "id"> & Partial<Pick<Notice, "id">>) => ({ payload: { id: nanoid(), ...notice } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [
        ...notices.filter((earlier) => earlier.id !== payload.id && (earlier.path || !isSame(earlier, payload))),
        payload,
      ],
    },
    /** From an earlier page. */
    noticesFound(notices, { payload: found }: PayloadAction<Notice[]>) {
      const known = new Set(notices.map(({ id }) => id));
      notices.push(...found.filter(({ id }) => !known.has(id)));
    },
    noticeDismissed: (notices, { payload: id }: PayloadAction<string>) => notices.filter((notice) => notice.id !== id),
  },
  selectors: { selectNotices: (notices) => notices },
});

export const { noticeShown, noticesFound, noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
