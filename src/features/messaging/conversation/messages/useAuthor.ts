import type { QuotedMessage } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";

import { chatName } from "../../chat/chatName";
import { useChat } from "../../chat/useChat";

/** Returns the name of a message's author; "Tú" for the person themselves. */
export function useAuthor(chatId: string): (message: Pick<QuotedMessage, "meta">) => string {
  const { text } = useText();
  const { name } = useChat(chatId);
  return (message) => {
    if (isOwnMessage(message, chatId)) return text("conversation.you");
    return message.meta.userData ? chatName(message.meta.userData) : name;
  };
}
