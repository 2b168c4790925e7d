import type { FileIcon } from "./contacts";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId, ShortText } from "../formats";

export interface Bookmark {
  id: RecordId;
  icon: FileIcon;
  title: ShortText;
  /** A file's size, a link's address or a message's text. @maxLength messageLimits.textLetters */
  desc: string;
  /** The bookmarked message, and its conversation. */
  userId?: RecordId;
  mId?: RecordId;
  time?: Instant;
}

/** Messages that a person has marked. */
export const bookmarksContract = defineContract({
  /** Newest first. */
  listBookmarks: { method: "GET", path: "/bookmarks-list", reply: type<Bookmark[]>() },
  /** A message that is already bookmarked keeps its bookmark. */
  addBookmark: {
    method: "POST",
    path: "/bookmarks-add",
    body: type<{ userId: RecordId; mId: RecordId }>(),
    reply: type<Bookmark>(),
  },
  /** Changes the title, description and icon of the bookmark with its id. */
  updateBookmark: { method: "PUT", path: "/bookmarks-update", body: type<Bookmark>(), reply: type<string>() },
  /** 400 for an unknown id. */
  deleteBookmark: { method: "DELETE", path: "/bookmarks-delete/:id", reply: type<string>() },
  /** Undoes a deletion: same place, same id. If the message was bookmarked again since, that bookmark stays. */
  restoreBookmark: { method: "PUT", path: "/bookmarks-restore/:id", reply: type<Bookmark>() },
});
