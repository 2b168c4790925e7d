import type { Person } from "@/contract/contacts";

import type { MessageLog } from "./MessageLog";

/** A conversation with a contact or in a channel, as it is stored. */
export interface Thread {
  conversationId: string;
  log: MessageLog;
  typingUser: Person | null;
}
