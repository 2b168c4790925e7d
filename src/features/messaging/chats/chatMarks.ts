import type { Chat, ChatState } from "@/contract/chats";
import type { Contact } from "@/contract/contacts";
import { sentences } from "@/contract/sentences";

export type ChatMarks = Partial<Omit<ChatState, "id">>;

type Marked = Pick<Chat | Contact, "isFavourite" | "isArchived" | "isMuted">;

/** What each thing that one may ask for marks, of a chat as it is shown. */
export const marksOf = {
  toggleFavourite: ({ isFavourite }: Marked): ChatMarks => ({ isFavourite: !isFavourite, isInChats: true }),
  toggleArchive: ({ isArchived }: Marked): ChatMarks => ({ isArchived: !isArchived, isInChats: true }),
  toggleMute: ({ isMuted }: Marked): ChatMarks => ({ isMuted: !isMuted }),
  removeFromChats: (): ChatMarks => ({ isInChats: false, isFavourite: false, isArchived: false }),
  markRead: (): ChatMarks => ({ unRead: 0 }),
};

const outcomes = new Map<string, ChatMarks>([
  [sentences.favouriteAdded, { isFavourite: true }],
  [sentences.favouriteRemoved, { isFavourite: false }],
  [sentences.archiveAdded, { isArchived: true }],
  [sentences.archiveRemoved, { isArchived: false }],
  [sentences.chatMuted, { isMuted: true }],
  [sentences.chatUnmuted, { isMuted: false }],
]);

/** What the server says that it has marked: after a toggle that it refused, the next one is the other way round. */
export const outcomeOf = (reply: string): ChatMarks | undefined => outcomes.get(reply);
