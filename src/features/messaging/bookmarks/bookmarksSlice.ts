import { createAction, createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Bookmark } from "@/contract/bookmarks";

import { bookmarkRename } from "./bookmarkRename";

/** Newest first; those of one moment in the order of their ids, so that a restored one has its place again. */
const adapter = createEntityAdapter<Bookmark>({
  sortComparer: (a, b) => Date.parse(b.time ?? "") - Date.parse(a.time ?? "") || Number(a.id) - Number(b.id),
});

interface Extra {
  status: "loading" | "loaded" | "failed";
  /** The bookmark that was deleted last, while that may be undone. */
  removed: Bookmark | null;
  /** The id of the bookmark whose name is being changed. */
  renaming: string | null;
}

/** A message is to be kept among the bookmarks. */
export const messageBookmarked = createAction<{ userId: string; mId: string }>("bookmarks/messageBookmarked");

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
      if (bookmarks.removed && bookmarks.entities[bookmarks.removed.id]) bookmarks.removed = null;
    },
    bookmarksFailed(bookmarks) {
      bookmarks.status = "failed";
    },
    bookmarkAdded(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.upsertOne(bookmarks, payload);
    },
    bookmarkRemoved(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.removeOne(bookmarks, payload.id);
      bookmarks.removed = payload;
    },
    bookmarkRemoveFailed(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.addOne(bookmarks, payload);
      if (bookmarks.removed?.id === payload.id) bookmarks.removed = null;
    },
    bookmarkRestored(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.addOne(bookmarks, payload);
      bookmarks.removed = null;
    },
    bookmarkRestoreFailed(bookmarks, { payload }: PayloadAction<Bookmark>) {
      adapter.removeOne(bookmarks, payload.id);
      bookmarks.removed = payload; // one may try again
    },
    undoForgotten(bookmarks) {
      bookmarks.removed = null;
    },
    renameStarted(bookmarks, { payload: id }: PayloadAction<string>) {
      bookmarks.renaming = id;
    },
    renameEnded(bookmarks) {
      bookmarks.renaming = null;
    },
    bookmarkRenamed(bookmarks, { payload: { id, title } }: PayloadAction<{ id: string; title: string }>) {
      adapter.updateOne(bookmarks, { id, changes: { title } });
    },
  },
  extraReducers: (on) => on.addCase(bookmarkRename.actions.accepted, (bookmarks) => void (bookmarks.renaming = null)),
  selectors: {
    selectBookmarks: adapter.getSelectors().selectAll,
    selectBookmarksStatus: ({ status }) => status,
    selectRemovedBookmark: ({ removed }) => removed,
    selectRenamedBookmark: ({ entities, renaming }) => (renaming ? entities[renaming] : undefined),
  },
});

export const {
  bookmarksRequested,
  bookmarksLoaded,
  bookmarksFailed,
  bookmarkAdded,
  bookmarkRemoved,
  bookmarkRemoveFailed,
  bookmarkRestored,
  bookmarkRestoreFailed,
  undoForgotten,
  renameStarted,
  renameEnded,
  bookmarkRenamed,
} = bookmarksSlice.actions;
export const { selectBookmarks, selectBookmarksStatus, selectRemovedBookmark, selectRenamedBookmark } =
  bookmarksSlice.selectors;
