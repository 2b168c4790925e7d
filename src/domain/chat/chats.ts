import type { Channel } from "@/contract/messaging/channels";
import type { Chat } from "@/contract/messaging/chats";
import type { Message, MessageMeta, QuotedMessage } from "@/contract/messaging/conversations";

/** Favourites and archive hold both direct chats and channels. */
export const isChannel = (chat: Chat): chat is Channel => "members" in chat;

/**
 * Whether the signed-in person wrote the message of `userId`'s conversation: in a direct chat every message that the
 * contact did not send, in a channel every message without an author.
 */
export const isOwnMessage = ({ meta }: Pick<QuotedMessage, "meta">, userId: string) =>
  meta.sender !== userId && meta.userData === undefined;

type MessageState = "sending" | "sent" | "received" | "read";

/** State of an own message: the furthest of its three marks. */
export function messageState({ sent, received, read }: Pick<MessageMeta, "sent" | "received" | "read">): MessageState {
  if (read) return "read";
  if (received) return "received";
  return sent ? "sent" : "sending";
}

/** Minutes. After a longer pause an author's next message starts a new group. */
const LONGEST_PAUSE_MIN = 5;

/** Whether `message` is shown under the same name as the previous one, of the same day. */
export function continuesGroup(previous: Message, message: Message): boolean {
  const pauseMs = Date.parse(message.time) - Date.parse(previous.time);
  return previous.meta.sender === message.meta.sender && pauseMs <= LONGEST_PAUSE_MIN * 60_000;
}
