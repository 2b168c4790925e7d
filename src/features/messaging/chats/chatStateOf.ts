import type { Chat, ChatState } from "@/contract/chats";
import { isChannel } from "@/domain/isChannel";

/** How a chat stands, of a chat as it comes in a list. A channel is always among the chats. */
export const chatStateOf = (chat: Chat): ChatState => ({
  id: chat.id,
  unRead: chat.meta.unRead,
  lastMessage: chat.lastMessage ?? null,
  isFavourite: chat.isFavourite ?? false,
  isArchived: chat.isArchived,
  isMuted: chat.isMuted ?? false,
  isInChats: isChannel(chat) || (chat.isInChats ?? false),
});
