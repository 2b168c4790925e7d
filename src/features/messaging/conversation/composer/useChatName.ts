import { useSelector } from "react-redux";

import { chatName } from "../../chats/chatName";
import { selectChat } from "../../chats/chatsSlice";

/** The person's or channel's name; empty while unknown. */
export function useChatName(chatId: string): string {
  const chat = useSelector((state: Parameters<typeof selectChat>[0]) => selectChat(state, chatId));
  return chat ? chatName(chat) : "";
}
