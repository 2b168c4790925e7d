import type { Channel } from "@/contract/channels";
import type { Chat } from "@/contract/chats";

/** Favourites and archive hold both kinds of chats: those of one person and those of many. */
export const isChannel = (chat: Chat): chat is Channel => "members" in chat;
