import type { Chat, ChatState } from "@/contract/chats";
import type { Contact } from "@/contract/contacts";
import { sentences } from "@/contract/sentences";

export type ChatMarks = Partial<Omit<ChatState, "id">>;

/** What a person has just asked for and the server has not answered yet. */
export interface PendingMarks {
  request: string;
  id: string;
  marks: ChatMarks;
}

type Marked = Pick<Chat | Contact, "isFavourite" | "isArchived" | "isMuted">;

/** What each thing that one may ask for marks, of a chat as it is shown. */
export const marksOf = {
  favouriteToggled: ({ isFavourite }: Marked): ChatMarks => ({ isFavourite: !isFavourite, isInChats: true }),
  archiveToggled: ({ isArchived }: Marked): ChatMarks => ({ isArchived: !isArchived, isInChats: true }),
  muteToggled: ({ isMuted }: Marked): ChatMarks => ({ isMuted: !isMuted }),
  chatRemoved: (): ChatMarks => ({ isInChats: false, isFavourite: false, isArchived: false }),
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
