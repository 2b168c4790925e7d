import type { Message } from "@/contract/messaging/conversations";
import { isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

export interface Deletion {
  chatId: string;
  /** As it was before. */
  message: Message;
  /** Only this image of it. */
  imageId?: string;
}

/** A person's change to existing messages. */
export type ConversationWrite =
  | ({ act: "delete" | "restore" } & Deletion)
  | { act: "acknowledge"; chatId: string; mId: string }
  | { act: "clear"; chatId: string };

/** In the order of each conversation: a message is restored after it is deleted. */
export const conversationWrites = createWrite<ConversationWrite>()("messageSaves", {
  recordOf: ({ chatId }) => chatId,
  isReplaced: (older, newer) =>
    older.act === newer.act && (older.act === "clear" || ("mId" in older && "mId" in newer && older.mId === newer.mId)),
  isWhat: (value): value is ConversationWrite =>
    isObject(value) &&
    typeof value.chatId === "string" &&
    (value.act === "clear" ||
      (value.act === "acknowledge" && typeof value.mId === "string") ||
      ((value.act === "delete" || value.act === "restore") && isMessage(value.message))),
});

const isMessage = (value: unknown) =>
  isObject(value) && typeof value.mId === "string" && typeof value.text === "string" && isObject(value.meta);

const { written } = conversationWrites;

export const messageDeleted = (deletion: Deletion) => written({ act: "delete", ...deletion });

export const deletionUndone = (deletion: Deletion) => written({ act: "restore", ...deletion });

/** "Enterado": shown once the server has it. */
export const messageAcknowledged = (message: { chatId: string; mId: string }) =>
  written({ act: "acknowledge", ...message });

/** All of its messages: gone once the server says so. */
export const conversationDeleted = (chatId: string) => written({ act: "clear", chatId });

export const selectIsAcknowledging = (
  state: Parameters<typeof conversationWrites.selectPending>[0],
  chatId: string,
  wanted: string,
) =>
  conversationWrites
    .selectPending(state)
    .some(
      ({ isWaiting, what }) => isWaiting && what.act === "acknowledge" && what.chatId === chatId && what.mId === wanted,
    );
