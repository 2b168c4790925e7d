import type { Channel } from "@/contract/channels";
import type { Chat } from "@/contract/chats";

/** Favourites and archive hold both direct chats and channels. */
export const isChannel = (chat: Chat): chat is Channel => "members" in chat;
