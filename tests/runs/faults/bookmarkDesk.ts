import type { AppStore } from "@/app/store";
import type { Bookmark } from "@/contract/messaging/bookmarks";
import type { Random } from "@/fakeBackend/core/random";
import {
  bookmarksRequested,
  renameStarted,
  selectBookmarks,
  selectBookmarksStatus,
} from "@/features/messaging/bookmarks/bookmarksSlice";
import { bookmarkRemoved, bookmarkRestored, messageBookmarked } from "@/features/messaging/bookmarks/bookmarkWrites";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { bookmarkRename } from "@/features/messaging/base/submissions";

type State = Parameters<typeof selectBookmarks>[0] &
  Parameters<typeof selectConversation>[0] &
  Parameters<typeof bookmarkRename.selectors.selectSubmission>[0];

/** Somebody who keeps messages among the bookmarks, and gives them names. */
export function bookmarkDesk({ pick }: Random) {
  let count = 0;
  let lastRemoved: Bookmark | undefined;
  const stateOf = (store: AppStore) => store.getState() as unknown as State;

  function add(store: AppStore, chat: string) {
    const message = selectConversation(stateOf(store), chat)?.messages.at(-1);
    if (message) store.dispatch(messageBookmarked({ userId: chat, mId: message.mId }));
  }

  /** As the dialog does it, which is gone when the name has been sent off. */
  function rename(store: AppStore) {
    const bookmark = one(store);
    const isAsking = bookmarkRename.selectors.selectSubmission(stateOf(store)).status === "submitting";
    if (!bookmark || isAsking) return;
    store.dispatch(renameStarted(bookmark));
    store.dispatch(bookmarkRename.actions.submitted({ title: `marcador ${(count += 1)}` }));
  }

  function remove(store: AppStore, isUndone: boolean) {
    const bookmark = one(store);
    if (!bookmark) return;
    lastRemoved = bookmark;
    store.dispatch(bookmarkRemoved(bookmark));
    if (isUndone) restore(store);
  }

  function restore(store: AppStore) {
    if (lastRemoved) store.dispatch(bookmarkRestored(lastRemoved));
    lastRemoved = undefined;
  }

  function one(store: AppStore): Bookmark | undefined {
    const bookmarks = selectBookmarks(stateOf(store));
    return bookmarks.length > 0 ? pick(bookmarks) : undefined;
  }

  function askAgain(store: AppStore) {
    if (selectBookmarksStatus(stateOf(store)) === "failed") store.dispatch(bookmarksRequested());
  }

  return { add, rename, remove, askAgain };
}
