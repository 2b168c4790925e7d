import { current, isDraft } from "@reduxjs/toolkit";

import type { Change } from "@/contract/messaging/changes";
import type { Conversation, Message } from "@/contract/messaging/conversations";

import { isWithin, type MessageWindow, putMessage } from "./messageWindow";
import type { RowPlace } from "./rowWindow";

/** Which messages to load: the newest, those before or after the loaded ones, or those around a message. */
export type Part = "latest" | "older" | "newer" | { around: string };

export interface ConversationState extends MessageWindow {
  /** `missing`: the server knows no such conversation. */
  status: "loading" | "loaded" | "failed" | "missing";
  /** The part that is loading. */
  fetching: Part | null;
  /** The latest changes, newest last: messages that arrive may be older. */
  recent: Change[];
  /** Grows whenever the window is replaced instead of extended. */
  generation: number;
  /** The last loaded messages were added at the start. */
  hasGrownAtStart: boolean;
  /** Place of the unread divider: fixed when the conversation is opened. */
  firstUnread: string | null;
  /** How many messages arrived beyond the end of the window. */
  missed: number;
  /** The message to scroll to; a new object for each request. */
  target: { mId: string; cameFrom?: string } | null;
  /** The newest messages were requested, so that the window opens at its end. */
  opensAtEnd: boolean;
  /** Where the person left; null at the end. */
  position: RowPlace | null;
}

export const newConversation = (): ConversationState => ({
  status: "loading",
  fetching: null,
  recent: [],
  messages: [],
  hasOlder: false,
  hasNewer: false,
  generation: 0,
  hasGrownAtStart: false,
  firstUnread: null,
  missed: 0,
  target: null,
  opensAtEnd: false,
  position: null,
});

/** Adds a new message, or updates a known one. A message beyond the window is only counted. */
export function place(conversation: ConversationState | undefined, message: Message, isNew: boolean) {
  if (!conversation || conversation.status !== "loaded") return;
  const isKnown = conversation.messages.some(({ mId }) => mId === message.mId);
  if (isKnown || (isNew && isWithin(conversation, message))) {
    conversation.hasGrownAtStart = false;
    putMessage(conversation.messages, message);
  } else if (isNew && conversation.hasNewer) conversation.missed += 1;
}

/** Without immer's proxies: for hundreds of messages that do not change, they are slow. */
export const asTheyAre = (messages: Message[]): Message[] => (isDraft(messages) ? current(messages) : messages);

/** Extends the window by a page, or replaces it. */
export function takeIn(conversation: ConversationState, part: Part, reply: Conversation) {
  const messages = asTheyAre(conversation.messages);
  const known = new Set(messages.map(({ mId }) => mId));
  const others = reply.messages.filter(({ mId }) => !known.has(mId));
  if (part === "older") {
    conversation.messages = [...others, ...messages];
    conversation.hasOlder = reply.hasOlder;
  } else if (part === "newer") {
    conversation.messages = [...messages, ...others];
    conversation.hasNewer = reply.hasNewer;
  } else {
    const { hasOlder, hasNewer } = reply;
    const generation = conversation.generation + 1;
    Object.assign(conversation, { messages: [...reply.messages], hasOlder, hasNewer, generation });
    if (conversation.status !== "loaded") conversation.firstUnread = reply.firstUnread;
    conversation.opensAtEnd = part === "latest" && conversation.status === "loaded";
    if (conversation.opensAtEnd) conversation.target = null;
  }
  conversation.hasGrownAtStart = part === "older";
  if (!conversation.hasNewer) conversation.missed = 0;
  conversation.fetching = null;
  conversation.status = "loaded";
}
