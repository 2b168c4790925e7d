import type { QuotedMessage } from "@/contract/conversations";
import { isOwnMessage } from "@/domain/isOwnMessage";
import { useText } from "@/shared/i18n/useText";

import { chatName } from "../chats/chatName";
import { useChat } from "../chats/useChat";

/** Gives the name of whoever wrote a message of a conversation; oneself is "Tú". */
export function useAuthor(chatId: string): (message: Pick<QuotedMessage, "meta">) => string {
  const { text } = useText();
  const { name } = useChat(chatId);
  return (message) => {
    if (isOwnMessage(message, chatId)) return text("conversation.you");
    return message.meta.userData ? chatName(message.meta.userData) : name;
  };
}
