import { isObject } from "@/shared/isObject";
import { createWrite } from "@/shared/write/createWrite";

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

/** Those of one chat in their order, because a toggle is relative. */
export const chatWrites = createWrite<ChatWrite>()("chatSaves", {
  recordOf: ({ id }) => id,
  isReplaced: (older, newer) => older.act === "markRead" && newer.act === "markRead",
  isWhat: (value): value is ChatWrite =>
    isObject(value) &&
    typeof value.id === "string" &&
    acts.includes(value.act as ChatWrite["act"]) &&
    isObject(value.marks),
});

export const chatMarked = chatWrites.written;
