import type { Message } from "@/contract/conversations";
import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

export interface Deletion {
  chatId: string;
  /** As it was before. */
  message: Message;
  /** Only this image of it. */
  imageId?: string;
}

/** What a person does to messages that are there. */
export type MessageSave =
  | ({ act: "delete" | "restore" } & Deletion)
  | { act: "acknowledge"; chatId: string; mId: string }
  | { act: "clear"; chatId: string };

/** On its way to the server, conversation by conversation: what is undone has to be done before. */
export const messageSaves = createOutbox<MessageSave>()("messageSaves", {
  recordOf: ({ chatId }) => chatId,
  isReplaced: (older, newer) =>
    older.act === newer.act && (older.act === "clear" || ("mId" in older && "mId" in newer && older.mId === newer.mId)),
  isWhat: (value): value is MessageSave =>
    isObject(value) &&
    typeof value.chatId === "string" &&
    (value.act === "clear" ||
      (value.act === "acknowledge" && typeof value.mId === "string") ||
      ((value.act === "delete" || value.act === "restore") && isMessage(value.message))),
});

const isMessage = (value: unknown) =>
  isObject(value) && typeof value.mId === "string" && typeof value.text === "string" && isObject(value.meta);

const { queued } = messageSaves.actions;

export const messageDeleted = (deletion: Deletion) => queued({ act: "delete", ...deletion });

export const deletionUndone = (deletion: Deletion) => queued({ act: "restore", ...deletion });

/** "Enterado": shown once the server has it. */
export const messageAcknowledged = (message: { chatId: string; mId: string }) =>
  queued({ act: "acknowledge", ...message });

/** All of its messages: gone once the server says so. */
export const conversationDeleted = (chatId: string) => queued({ act: "clear", chatId });

export const selectIsAcknowledging = (
  state: Parameters<typeof messageSaves.selectors.selectSaves>[0],
  chatId: string,
  wanted: string,
) =>
  messageSaves.selectors
    .selectSaves(state)
    .some(
      ({ isWaiting, what }) => isWaiting && what.act === "acknowledge" && what.chatId === chatId && what.mId === wanted,
    );
