import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

import type { ChatMarks } from "./chatMarks";

/** What a person does to a chat, and how it is marked by that until the server has answered. */
export interface Marking {
  id: string;
  act: "toggleFavourite" | "toggleArchive" | "toggleMute" | "removeFromChats" | "markRead" | "markUnread";
  marks: ChatMarks;
  /** What is marked unread begins here; the whole chat without it. */
  mId?: string;
}

/** Marks of chats on their way to the server: of one chat in their order, for a toggle is relative. */
export const chatSaves = createOutbox<Marking>()("chatSaves", {
  recordOf: ({ id }) => id,
  isReplaced: (older, newer) => older.act === "markRead" && newer.act === "markRead",
  isWhat: (value): value is Marking =>
    isObject(value) && typeof value.id === "string" && typeof value.act === "string" && isObject(value.marks),
});

export const { queued: chatMarked } = chatSaves.actions;
