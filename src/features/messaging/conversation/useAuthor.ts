import { useSelector } from "react-redux";

import type { QuotedMessage } from "@/contract/conversations";
import { isOwnMessage } from "@/domain/isOwnMessage";
import { useText } from "@/shared/i18n/useText";

import { selectContact } from "../contacts/contactsSlice";

/** Gives the name of whoever wrote a message of a conversation; oneself is "Tú". */
export function useAuthor(chatId: string): (message: Pick<QuotedMessage, "meta">) => string {
  const { text } = useText();
  const contact = useSelector((state: Parameters<typeof selectContact>[0]) => selectContact(state, chatId));
  return (message) => {
    if (isOwnMessage(message, chatId)) return text("conversation.you");
    const person = message.meta.userData ?? contact;
    return person ? `${person.firstName} ${person.lastName}`.trim() : "";
  };
}
