import { bookmarksContract } from "@/contract/messaging/bookmarks";
import { createClient } from "@/shared/api/createClient";
import { isInDoubt } from "@/shared/api/failures";
import { messageOf } from "@/shared/api/messageOf";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/feature/watch";
import { submit } from "@/shared/submission/createSubmission";

import { bookmarkRename } from "../base/submissions";
import {
  bookmarkGone,
  bookmarksFailed,
  bookmarksLoaded,
  bookmarksRequested,
  bookmarkTold,
  selectBookmarksStatus,
  selectRemovedBookmark,
  selectRenamedBookmark,
  undoForgotten,
  undoOffered,
} from "./bookmarksSlice";
import { type BookmarkWrite, bookmarkWrites } from "./bookmarkWrites";

const bookmarksApi = createClient(bookmarksContract);

const sentBookmarks = bookmarkWrites.sentBy({
  send: save,
  refused: takeBack,
  readAgain: () => put(bookmarksRequested()),
});

export function* bookmarksSaga() {
  yield onLatest(bookmarksRequested, loadBookmarks);
  yield onLeading(bookmarkRename.actions.submitted, submit(bookmarkRename, renameBookmark));
  yield* sentBookmarks.saga();
}

function* loadBookmarks(): Saga {
  try {
    yield* put(bookmarksLoaded(yield* call(bookmarksApi.listBookmarks)));
  } catch {
    yield* put(bookmarksFailed()); // the page itself says so, with a way to try again
  }
}

/** A refusal is told in the dialog, which stays open for it. */
function* renameBookmark({ title }: { title: string }): Saga {
  const bookmark = yield* select(selectRenamedBookmark);
  if (bookmark) yield* sentBookmarks.sendNow({ act: "rename", bookmark: { ...bookmark, title } });
}

function* save(wanted: BookmarkWrite, key: string): Saga {
  if (wanted.act === "add") {
    const { userId, mId } = wanted;
    yield* put(bookmarkTold(yield* call(bookmarksApi.addBookmark, { body: { userId, mId }, key })));
    yield* put(noticeShown({ kind: "success", sentence: { id: "bookmarks.added" } }));
  } else if (wanted.act === "rename") {
    const reply = yield* call(bookmarksApi.updateBookmark, { body: wanted.bookmark, key });
    yield* put(bookmarkTold(wanted.bookmark));
    yield* put(noticeShown({ kind: "success", sentence: sentenceOf(reply) }));
  } else {
    const { act, bookmark } = wanted;
    const params = { id: bookmark.id };
    if (act === "remove") {
      yield* call(bookmarksApi.deleteBookmark, { params, key });
      yield* put(bookmarkGone(bookmark.id));
    } else yield* put(bookmarkTold(yield* call(bookmarksApi.restoreBookmark, { params, key })));
  }
  // an answer on its way may be older
  if ((yield* select(selectBookmarksStatus)) === "loading") yield* put(bookmarksRequested());
}

function* takeBack(wanted: BookmarkWrite, error: unknown): Saga {
  const removed = yield* select(selectRemovedBookmark);
  if (wanted.act === "remove" && removed?.id === wanted.bookmark.id) yield* put(undoForgotten());
  if (wanted.act === "restore") yield* put(undoOffered(wanted.bookmark)); // for another try
  // where a bookmark is not restored, its removal may not have been told here
  if (wanted.act === "restore" && !isInDoubt(error)) yield* put(bookmarksRequested());
  const typed = wanted.act === "rename" && { path: paths.bookmarks, written: wanted.bookmark.title };
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error), ...typed }));
}
