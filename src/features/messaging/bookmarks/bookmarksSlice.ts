import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Bookmark } from "@/contract/messaging/bookmarks";

import { bookmarkRename } from "../base/submissions";
import { bookmarkWrites } from "./bookmarkWrites";

/** Equal times are ordered by id, so that a restored bookmark returns to its place. */
const newestFirst = (a: Bookmark, b: Bookmark) =>
  Date.parse(b.time ?? "") - Date.parse(a.time ?? "") || Number(a.id) - Number(b.id);

const adapter = createEntityAdapter<Bookmark>({ sortComparer: newestFirst });

interface Extra {
  status: "loading" | "loaded" | "failed";
  /** The last deleted bookmark, while it can be restored. */
  removed: Bookmark | null;
  /** The bookmark that is being renamed. */
  renaming: Bookmark | null;
}

/** The bookmarks as the server last reported them. */
export const bookmarksSlice = createSlice({
  name: "bookmarks",
  initialState: adapter.getInitialState<Extra>({ status: "loading", removed: null, renaming: null }),
  reducers: {
    bookmarksRequested(bookmarks) {
      bookmarks.status = "loading";
    },
    bookmarksLoaded(bookmarks, { payload }: PayloadAction<Bookmark[]>) {
      adapter.setAll(bookmarks, payload);
      bookmarks.status = "loaded";
    },
    bookmarksFailed(bookmarks) {
      bookmarks.status = "failed";
    },
    bookmarkTold(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.upsertOne(bookmarks, payload);
    },
    bookmarkGone(bookmarks, { payload: id }: PayloadAction<string>) {
      adapter.removeOne(bookmarks, id);
    },
    undoOffered(bookmarks, { payload }: PayloadAction<Bookmark>) {
      bookmarks.removed = payload;
    },
    undoForgotten(bookmarks) {
      bookmarks.removed = null;
    },
    renameStarted(bookmarks, { payload }: PayloadAction<Bookmark>) {
      bookmarks.renaming = payload;
    },
    renameEnded(bookmarks) {
      bookmarks.renaming = null;
    },
  },
  extraReducers: (on) =>
    on
      .addCase(bookmarkRename.actions.accepted, (bookmarks) => void (bookmarks.renaming = null))
      .addCase(bookmarkWrites.written, (bookmarks, { payload: { what } }) => {
        if (what.act === "remove") bookmarks.removed = what.bookmark;
        if (what.act === "restore") bookmarks.removed = null;
      }),
  selectors: {
    selectTold: adapter.getSelectors().selectAll,
    selectBookmarksStatus: ({ status }) => status,
    selectRemovedBookmark: ({ removed }) => removed,
    selectRenamedBookmark: ({ renaming }) => renaming,
  },
});

export const {
  bookmarksRequested,
  bookmarksLoaded,
  bookmarksFailed,
  bookmarkTold,
  bookmarkGone,
  undoOffered,
  undoForgotten,
  renameStarted,
  renameEnded,
} = bookmarksSlice.actions;
export const { selectBookmarksStatus, selectRemovedBookmark, selectRenamedBookmark } = bookmarksSlice.selectors;

/** As the person left them: what is refused is gone again, and nothing else moves. What is added has no content yet. */
export const selectBookmarks = bookmarkWrites.over(bookmarksSlice.selectors.selectTold, (bookmarks, wanted) => {
  if (wanted.act === "add") return bookmarks;
  const { act, bookmark } = wanted;
  const others = bookmarks.filter(({ id }) => id !== bookmark.id);
  if (act === "remove") return others;
  if (act === "restore") return [...others, bookmark].toSorted(newestFirst);
  return bookmarks.map((one) => (one.id === bookmark.id ? { ...one, title: bookmark.title } : one));
});
