import type { Message } from "@/contract/messaging/conversations";

import { selectToldConversation } from "./conversationsSlice";
import { isWithin, putMessage, withoutImage } from "./messageWindow";
import { type Deletion, conversationWrites } from "./conversationWrites";

/** A conversation with what the person has done to its messages. */
export const selectConversation = conversationWrites.over(selectToldConversation, (conversation, write, chatId) => {
  if (!conversation || write.chatId !== chatId) return conversation;
  const { messages } = conversation;
  if (write.act === "restore" && isWithin(conversation, write.message)) {
    return { ...conversation, messages: withMessage(messages, write.message), hasGrownAtStart: false };
  }
  return write.act === "delete" ? { ...conversation, messages: withoutDeleted(messages, write) } : conversation;
});

function withMessage(messages: Message[], message: Message) {
  const all = [...messages];
  putMessage(all, message);
  return all;
}

const withoutDeleted = (messages: Message[], { message: { mId }, imageId }: Deletion) =>
  messages.flatMap((message) => {
    if (message.mId !== mId) return message;
    return imageId === undefined ? [] : (withoutImage(message, imageId) ?? []);
  });

export const selectMessage = (state: Parameters<typeof selectConversation>[0], chatId: string, mId: string) =>
  selectConversation(state, chatId)?.messages.find((message) => message.mId === mId);
