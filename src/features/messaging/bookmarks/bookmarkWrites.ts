import type { Bookmark } from "@/contract/messaging/bookmarks";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

/** A person's change to the bookmarks. */
export type BookmarkWrite =
  | { act: "add"; userId: string; mId: string }
  | { act: "rename" | "remove" | "restore"; bookmark: Bookmark };

/** Writes of the bookmarks: all in one order, because a bookmark is restored after it is removed. */
export const bookmarkWrites = createWrite<BookmarkWrite>()("bookmarkSaves", {
  recordOf: () => "bookmarks",
  isReplaced: (older, newer) => older.act === "add" && newer.act === "add" && older.mId === newer.mId,
  isWhat: (value): value is BookmarkWrite =>
    isObject(value) &&
    (value.act === "add"
      ? typeof value.userId === "string" && typeof value.mId === "string"
      : ["rename", "remove", "restore"].includes(value.act as string) && isBookmark(value.bookmark)),
});

const isBookmark = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ["id", "title", "desc"]) &&
  ["userId", "mId", "time"].every((name) => value[name] === undefined || typeof value[name] === "string") &&
  !/\p{Surrogate}/u.test(`${value.userId as string}${value.mId as string}`) && // of half a pair there is no address
  (value.time === undefined || !Number.isNaN(Date.parse(value.time as string)));

/** A message is to be kept among the bookmarks. */
export const messageBookmarked = (origin: { userId: string; mId: string }) =>
  bookmarkWrites.written({ act: "add", ...origin });

export const bookmarkRemoved = (bookmark: Bookmark) => bookmarkWrites.written({ act: "remove", bookmark });

export const bookmarkRestored = (bookmark: Bookmark) => bookmarkWrites.written({ act: "restore", bookmark });
