import { isObject } from "@/shared/isObject";
import { createOutbox, type Save } from "@/shared/outbox/createOutbox";

import type { ChatMarks } from "./chatMarks";

const acts = ["toggleFavourite", "toggleArchive", "toggleMute", "removeFromChats", "markRead", "markUnread"] as const;

/** What a person does to a chat, and how it is marked by that until the server has answered. */
export interface Marking {
  id: string;
  act: (typeof acts)[number];
  marks: ChatMarks;
  /** What is marked unread begins here; the whole chat without it. */
  mId?: string;
}

/** A save, as far as it is shown. */
export interface PendingMarks extends Pick<Save<Marking>, "key" | "what"> {
  /** The server has told of the chat since: an answer may be older, that to a repeated call above all; a change will tell. */
  isOvertaken?: boolean;
}

const isReplaced = (older: Marking, newer: Marking) =>
  older.id === newer.id && older.act === "markRead" && newer.act === "markRead";

export const withPending = (pending: PendingMarks[], { key, what }: PendingMarks): PendingMarks[] => [
  ...pending.filter((one) => one.key !== key && !isReplaced(one.what, what)),
  { key, what },
];

/** An earlier save was refused: this save marks the chat otherwise. */
export const withAmended = (pending: PendingMarks[], { key, what }: Pick<PendingMarks, "key" | "what">) =>
  pending.map((one) => (one.key === key ? { ...one, what } : one));

/** Marks of chats on their way to the server: of one chat in their order, for a toggle is relative. */
export const chatSaves = createOutbox<Marking>()("chatSaves", {
  recordOf: ({ id }) => id,
  isReplaced,
  isWhat: (value): value is Marking =>
    isObject(value) &&
    typeof value.id === "string" &&
    acts.includes(value.act as Marking["act"]) &&
    isObject(value.marks),
});

export const { queued: chatMarked } = chatSaves.actions;
