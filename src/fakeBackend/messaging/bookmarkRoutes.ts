import { type Bookmark, bookmarksContract } from "@/contract/messaging/bookmarks";
import type { Message } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";
import { fileIconOf } from "@/domain/chat/fileIconOf";

import { ApiError } from "../core/ApiError";
import { refuseLonger } from "../core/refuseLong";
import { routesFor } from "../core/routes";
import { threadOf } from "./threadRules";

/** Letters of a message that make its bookmark's title. */
const TITLE_LETTERS = 60;

export const bookmarkRoutes = routesFor(bookmarksContract, {
  listBookmarks: (_, { db: { messaging } }) => messaging.bookmarks.all().toSorted(newestFirst),
  addBookmark({ body: { userId, mId } }, { db: { messaging }, now }) {
    const { bookmarks } = messaging;
    const message = threadOf(messaging, userId).log.get(mId);
    const same = bookmarks.find((bookmark) => bookmark.mId === mId);
    if (same) return same;
    const id = String(bookmarks.nextNumber());
    return bookmarks.insert({ id, ...shownOf(message), userId, mId, time: now().toISOString() });
  },
  updateBookmark({ body: { id, title, desc, icon } }, { db: { messaging } }) {
    messaging.bookmarks.get(id);
    if (!title?.trim()) throw new ApiError(400, sentences.nameRequired, { title: sentences.nameRequired });
    refuseLonger({ title }, "textTooLong");
    messaging.bookmarks.update(id, { title, desc, icon });
    return sentences.bookmarkUpdated;
  },
  deleteBookmark({ params: { id } }, { db: { messaging } }) {
    messaging.removedBookmarks.set(id, messaging.bookmarks.get(id));
    messaging.bookmarks.remove(id);
    return sentences.bookmarkDeleted;
  },
  restoreBookmark({ params: { id } }, { db: { messaging } }) {
    const bookmark = messaging.removedBookmarks.get(id);
    if (!bookmark) throw new ApiError(400, sentences.unknownId);
    messaging.removedBookmarks.delete(id);
    const same = messaging.bookmarks.find(({ mId }) => mId !== undefined && mId === bookmark.mId);
    return same ?? messaging.bookmarks.insert(bookmark); // its message has been bookmarked again since
  },
});

/** Equal times are ordered by id, so that a restored bookmark returns to its place. */
const newestFirst = (a: Bookmark, b: Bookmark) =>
  Date.parse(b.time ?? "") - Date.parse(a.time ?? "") || Number(a.id) - Number(b.id);

function shownOf({
  text,
  attachments: [file] = [],
  image: [image] = [],
}: Message): Pick<Bookmark, "icon" | "title" | "desc"> {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  const title = Array.from(text).slice(0, TITLE_LETTERS).join("");
  if (file) return { icon: fileIconOf(file.mime), title: file.name, desc: file.desc };
  if (link) return { icon: "link", title, desc: link };
  return image ? { icon: "image", title: title || "Imagen", desc: text } : { icon: "message", title, desc: text };
}
