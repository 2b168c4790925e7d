import type { Chat, ChatState } from "@/contract/messaging/chats";
import type { Contact } from "@/contract/messaging/contacts";
import { isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

export type ChatMarks = Partial<Omit<ChatState, "id">>;

/** The state that a mark depends on: a toggle needs the state before it. */
export type Marked = Pick<Chat | Contact, "isFavourite" | "isArchived" | "isMuted">;

/** The marks of each action, for a chat as it is shown. */
export const marksOf = {
  toggleFavourite: ({ isFavourite }: Marked): ChatMarks => ({ isFavourite: !isFavourite, isInChats: true }),
  toggleArchive: ({ isArchived }: Marked): ChatMarks => ({ isArchived: !isArchived, isInChats: true }),
  toggleMute: ({ isMuted }: Marked): ChatMarks => ({ isMuted: !isMuted }),
  removeFromChats: (): ChatMarks => ({ isInChats: false, isFavourite: false, isArchived: false }),
  markRead: (): ChatMarks => ({ unRead: 0 }),
};

const acts = ["toggleFavourite", "toggleArchive", "toggleMute", "removeFromChats", "markRead", "markUnread"] as const;

/** A person's act on a chat, and the marks that the chat shows until the server has answered. */
export interface ChatWrite {
  id: string;
  act: (typeof acts)[number];
  marks: ChatMarks;
  /** First message that is marked unread; the whole chat without it. */
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
