import type { Chat, ChatState } from "@/contract/chats";
import { isChannel } from "@/domain/isChannel";

/** The state of a chat from a list. A channel is always listed. */
export const chatStateOf = (chat: Chat): ChatState => ({
  id: chat.id,
  unRead: chat.meta.unRead,
  lastMessage: chat.lastMessage ?? null,
  isFavourite: chat.isFavourite ?? false,
  isArchived: chat.isArchived,
  isMuted: chat.isMuted ?? false,
  isInChats: isChannel(chat) || (chat.isInChats ?? false),
});
