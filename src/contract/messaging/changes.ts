import type { CallRecord } from "./calls";
import type { Channel } from "./channels";
import type { ChatState } from "./chats";
import type { Contact, Person } from "./contacts";
import type { Message } from "./conversations";
import { defineContract, type } from "../endpoint";
import type { RecordId } from "../formats";

/** A change in the messaging area, by anyone, including the person who receives it. */
export type Change =
  /** Sent for a restored message, too. `seq` is its place. */
  | { kind: "messageAdded"; userId: RecordId; message: Message }
  | { kind: "messageChanged"; userId: RecordId; message: Message }
  | { kind: "messageRemoved"; userId: RecordId; mId: RecordId }
  /** These messages are now received, and read or unread. */
  | { kind: "receiptsChanged"; userId: RecordId; mIds: RecordId[]; read: boolean }
  | { kind: "conversationRemoved"; userId: RecordId }
  | { kind: "typingChanged"; userId: RecordId; typingUser: Person | null }
  | { kind: "contactChanged"; contact: Contact }
  | { kind: "channelAdded"; channel: Channel }
  | { kind: "chatChanged"; chat: ChatState }
  | { kind: "callChanged"; call: CallRecord };

export interface Changes {
  /** Pass it as `since` with the next call. */
  cursor: number;
  /** In the order in which they happened. */
  changes: Change[];
  /** Some changes are no longer known: reload everything that is on the screen. */
  hasGap: boolean;
}

/** The long poll of the messaging area. */
export const changesContract = defineContract({
  /**
   * Long poll. Without `since`: replies at once with the current cursor. With it: replies with the changes after it, at
   * once or as soon as there is one; empty after 10 s. `atOnce` makes it reply at once, so that a client that was
   * disconnected can test the connection.
   */
  listChanges: {
    method: "GET",
    path: "/messaging-changes",
    query: type<{ since?: number; atOnce?: boolean }>(),
    reply: type<Changes>(),
  },
});
