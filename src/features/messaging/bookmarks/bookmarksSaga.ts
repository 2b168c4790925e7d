import type { Channel } from "redux-saga";
import { actionChannel, fork, take } from "redux-saga/effects";

import { type Bookmark, bookmarksContract } from "@/contract/bookmarks";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest, onLeading } from "@/shared/saga/watch";
import { submit } from "@/shared/submission/createSubmission";

import { bookmarkRename } from "./bookmarkRename";
import {
  bookmarkAdded,
  bookmarkRemoved,
  bookmarkRemoveFailed,
  bookmarkRenamed,
  bookmarkRestored,
  bookmarkRestoreFailed,
  bookmarksFailed,
  bookmarksLoaded,
  bookmarksRequested,
  messageBookmarked,
  selectRenamedBookmark,
} from "./bookmarksSlice";

const bookmarksApi = createClient(bookmarksContract);

export function* bookmarksSaga() {
  yield onLatest(bookmarksRequested, loadBookmarks);
  yield onEvery(messageBookmarked, addBookmark);
  yield onLeading(bookmarkRename.actions.submitted, submit(bookmarkRename, renameBookmark));
  yield fork(removeAndRestoreInTurn);
}

function* loadBookmarks(): Saga {
  try {
    yield* put(bookmarksLoaded(yield* call(bookmarksApi.listBookmarks)));
  } catch {
    yield* put(bookmarksFailed()); // the page itself says so, with a way to try again
  }
}

function* addBookmark(origin: { userId: string; mId: string }): Saga {
  yield* put(bookmarkAdded(yield* call(bookmarksApi.addBookmark, { body: origin })));
  yield* put(noticeShown({ kind: "success", sentence: { id: "bookmarks.added" } }));
}

function* renameBookmark({ title }: { title: string }): Saga {
  const bookmark = yield* select(selectRenamedBookmark);
  if (!bookmark) return;
  const reply = yield* call(bookmarksApi.updateBookmark, { body: { ...bookmark, title } });
  yield* put(bookmarkRenamed({ id: bookmark.id, title }));
  yield* put(noticeShown({ kind: "success", sentence: sentenceOf(reply) }));
}

type RemovedOrRestored = ReturnType<typeof bookmarkRemoved | typeof bookmarkRestored>;

/** A deletion is taken back only after it has reached the server, however quickly one changes one's mind. */
function* removeAndRestoreInTurn() {
  const changes: Channel<RemovedOrRestored> = yield actionChannel([bookmarkRemoved.type, bookmarkRestored.type]);
  while (true) {
    const action: RemovedOrRestored = yield take(changes);
    try {
      yield* action.type === bookmarkRemoved.type ? removeBookmark(action.payload) : restoreBookmark(action.payload);
    } catch (error) {
      yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
    }
  }
}

function* removeBookmark(bookmark: Bookmark): Saga {
  try {
    yield* call(bookmarksApi.deleteBookmark, { params: { id: bookmark.id } });
  } catch (error) {
    yield* put(bookmarkRemoveFailed(bookmark));
    throw error;
  }
}

function* restoreBookmark(bookmark: Bookmark): Saga {
  try {
    yield* call(bookmarksApi.restoreBookmark, { params: { id: bookmark.id } });
  } catch (error) {
    yield* put(bookmarkRestoreFailed(bookmark));
    yield* put(bookmarksRequested()); // nobody here knows now whether the deletion was heard
    throw error;
  }
}
