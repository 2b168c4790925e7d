import type { FileIcon } from "./contacts";
import { defineContract, type } from "./endpoint";

export interface Bookmark {
  id: string;
  icon: FileIcon;
  title: string;
  /** The file's size or the link's address; of a message, its text. */
  desc: string;
  /** The message that it came from, and the conversation of it. */
  userId?: string;
  mId?: string;
  /** ISO 8601 instant. */
  time?: string;
}

export const bookmarksContract = defineContract({
  /** Newest first. */
  listBookmarks: { method: "GET", path: "/bookmarks-list", reply: type<Bookmark[]>() },
  /** A message that is bookmarked already keeps its bookmark. */
  addBookmark: {
    method: "POST",
    path: "/bookmarks-add",
    body: type<{ userId: string; mId: string }>(),
    reply: type<Bookmark>(),
  },
  updateBookmark: { method: "PUT", path: "/bookmarks-update", body: type<Bookmark>(), reply: type<string>() },
  deleteBookmark: { method: "DELETE", path: "/bookmarks-delete/:id", reply: type<string>() },
  /** Takes a deletion back: same place, same id. Of a message that has been bookmarked anew since, that bookmark stays. */
  restoreBookmark: { method: "PUT", path: "/bookmarks-restore/:id", reply: type<Bookmark>() },
});
