import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import type { Sentence } from "@/shared/i18n/sentence";

export interface Notice {
  id: string;
  kind: "success" | "error";
  sentence: Sentence;
  /** Why. */
  detail?: Sentence;
  /** Where one can do something about it: it stays until one has seen it, on the next page too. */
  path?: string;
  /** What the person had written, where it is nowhere else. */
  written?: string;
}

/** What a notice says, in one breath. */
export const wordsOf = ({ sentence, detail }: Notice, say: (sentence: Sentence) => string) =>
  detail ? `${say(sentence)} ${say(detail)}` : say(sentence);

const isSame = (one: Notice, other: Notice) =>
  JSON.stringify({ ...one, id: "" }) === JSON.stringify({ ...other, id: "" });

/** What the app tells in passing, oldest first. */
export const noticesSlice = createSlice({
  name: "notices",
  initialState: [] as Notice[],
  reducers: {
    /**
     * The same once more is shown once: after five favourites in a row, say. With an id, it takes the place of the
     * earlier notice of that id.
     */
    noticeShown: {
      prepare: (notice: Omit<Notice, "id"> & Partial<Pick<Notice, "id">>) => ({ payload: { id: nanoid(), ...notice } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [
        ...notices.filter((earlier) => earlier.id !== payload.id && (earlier.path || !isSame(earlier, payload))),
        payload,
      ],
    },
    /** An earlier page has left them. */
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
