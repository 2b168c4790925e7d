import type { Chat, ChatState } from "@/contract/chats";
import type { Contact } from "@/contract/contacts";

export type ChatMarks = Partial<Omit<ChatState, "id">>;

/** What a mark depends on: a toggle needs the state before it. */
export type Marked = Pick<Chat | Contact, "isFavourite" | "isArchived" | "isMuted">;

/** The marks of each action, for a chat as it is shown. */
export const marksOf = {
  toggleFavourite: ({ isFavourite }: Marked): ChatMarks => ({ isFavourite: !isFavourite, isInChats: true }),
  toggleArchive: ({ isArchived }: Marked): ChatMarks => ({ isArchived: !isArchived, isInChats: true }),
  toggleMute: ({ isMuted }: Marked): ChatMarks => ({ isMuted: !isMuted }),
  removeFromChats: (): ChatMarks => ({ isInChats: false, isFavourite: false, isArchived: false }),
  markRead: (): ChatMarks => ({ unRead: 0 }),
};
