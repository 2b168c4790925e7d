import type { CallRecord } from "./calls";
import type { Channel } from "./channels";
import type { ChatState } from "./chats";
import type { Contact, Person } from "./contacts";
import type { Message } from "./conversations";
import { defineContract, type } from "./endpoint";

/** Something that happened in the messaging area, whoever did it: one's own doings, too, come back this way. */
export type Change =
  /** Also of a message that was restored: its `seq` tells its place. */
  | { kind: "messageAdded"; userId: string; message: Message }
  | { kind: "messageChanged"; userId: string; message: Message }
  | { kind: "messageRemoved"; userId: string; mId: string }
  /** These messages are now received, and read or unread. */
  | { kind: "receiptsChanged"; userId: string; mIds: string[]; read: boolean }
  | { kind: "conversationRemoved"; userId: string }
  | { kind: "typingChanged"; userId: string; typingUser: Person | null }
  | { kind: "contactChanged"; contact: Contact }
  | { kind: "channelAdded"; channel: Channel }
  | { kind: "chatChanged"; chat: ChatState }
  | { kind: "callChanged"; call: CallRecord };

export interface Changes {
  /** To ask with next time, as `since`. */
  cursor: number;
  /** In the order in which they happened. */
  changes: Change[];
  /** Some of what happened is no longer known: what is on the screen has to be fetched again. */
  hasGap: boolean;
}

export const changesContract = defineContract({
  /**
   * Long poll. Without `since`: the cursor of this moment, at once. With it: what happened after it, at once or as soon
   * as something does; nothing after 10 s, to be asked again. `atOnce` is answered in any case at once: whoever was cut
   * off learns so that the connection is back.
   */
  listChanges: {
    method: "GET",
    path: "/messaging-changes",
    query: type<{ since?: number; atOnce?: boolean }>(),
    reply: type<Changes>(),
  },
});
