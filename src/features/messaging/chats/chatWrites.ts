import { isObject } from "@/shared/isObject";
import { createWrite } from "@/shared/write/createWrite";
import type { Pending } from "@/shared/write/pendingSlice";

import type { ChatMarks } from "./chatMarks";

const acts = ["toggleFavourite", "toggleArchive", "toggleMute", "removeFromChats", "markRead", "markUnread"] as const;

/** What a person does to a chat, and how it is marked by that until the server has answered. */
export interface ChatWrite {
  id: string;
  act: (typeof acts)[number];
  marks: ChatMarks;
  /** What is marked unread begins here; the whole chat without it. */
  mId?: string;
}

/** A save, as far as it is shown. */
export interface PendingMarks extends Pick<Pending<ChatWrite>, "key" | "what"> {
  /** The server has told of the chat since: an answer may be older, that to a repeated call above all; a change will tell. */
  isOvertaken?: boolean;
}

const isReplaced = (older: ChatWrite, newer: ChatWrite) =>
  older.id === newer.id && older.act === "markRead" && newer.act === "markRead";

export const withPending = (pending: PendingMarks[], { key, what }: PendingMarks): PendingMarks[] => [
  ...pending.filter((one) => one.key !== key && !isReplaced(one.what, what)),
  { key, what },
];

/** An earlier save was refused: this save marks the chat otherwise. */
export const withAmended = (pending: PendingMarks[], { key, what }: Pick<PendingMarks, "key" | "what">) =>
  pending.map((one) => (one.key === key ? { ...one, what } : one));

/** Marks of chats on their way to the server: of one chat in their order, for a toggle is relative. */
export const chatWrites = createWrite<ChatWrite>()("chatSaves", {
  recordOf: ({ id }) => id,
  isReplaced,
  isWhat: (value): value is ChatWrite =>
    isObject(value) &&
    typeof value.id === "string" &&
    acts.includes(value.act as ChatWrite["act"]) &&
    isObject(value.marks),
});

export const chatMarked = chatWrites.written;
