import type { Chat } from "@/contract/messaging/chats";
import { isChannel } from "@/domain/chat/chats";

export interface ChatLists {
  favourites: string[];
  directChats: string[];
  channels: string[];
  archive: string[];
}

/** The ids of each list. A chat is in at most one; the newest message comes first. */
export function listsOfChats(chats: Record<string, Chat>): ChatLists {
  const lists: ChatLists = { favourites: [], directChats: [], channels: [], archive: [] };
  for (const chat of Object.values(chats).toSorted(newestFirst)) {
    const list = listOf(chat);
    if (list) lists[list].push(chat.id);
  }
  return lists;
}

function listOf(chat: Chat): keyof ChatLists | undefined {
  if (!isChannel(chat) && !chat.isInChats) return undefined;
  if (chat.isArchived) return "archive";
  if (chat.isFavourite) return "favourites";
  return isChannel(chat) ? "channels" : "directChats";
}

const timeOf = ({ lastMessage }: Chat) => lastMessage?.time ?? "";

/** ISO instants in UTC sort as text. */
function newestFirst(one: Chat, other: Chat): number {
  const [time, otherTime] = [timeOf(one), timeOf(other)];
  if (time === otherTime) return 0;
  return time > otherTime ? -1 : 1;
}
