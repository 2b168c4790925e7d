import type { MessageMeta } from "@/contract/conversations";

export type MessageState = "sending" | "sent" | "received" | "read";

/** How far one's own message has come: the furthest of the three marks that it bears. */
export function messageState({ sent, received, read }: Pick<MessageMeta, "sent" | "received" | "read">): MessageState {
  if (read) return "read";
  if (received) return "received";
  return sent ? "sent" : "sending";
}
