import type { MessageMeta } from "@/contract/conversations";

export type MessageState = "sending" | "sent" | "received" | "read";

/** State of an own message: the furthest of its three marks. */
export function messageState({ sent, received, read }: Pick<MessageMeta, "sent" | "received" | "read">): MessageState {
  if (read) return "read";
  if (received) return "received";
  return sent ? "sent" : "sending";
}
