import type { Change } from "@/contract/messaging/changes";
import { ownOf } from "@/shared/shapes";

import { asTheyAre, type ConversationState, newConversation, place } from "./conversationState";
import { removeMessage } from "./messageWindow";

/** More than changes in a conversation while a reply is on its way. */
const REMEMBERED = 50;

/** Applies a change to the loaded conversations. */
export function applyChange(byId: Record<string, ConversationState>, change: Change) {
  if (change.kind === "typingChanged" || !("userId" in change)) return;
  const conversation = ownOf(byId, change.userId);
  if (!conversation) return;
  applyTo(conversation, change);
  conversation.recent = [...conversation.recent, change].slice(-REMEMBERED);
}

/** Applies the latest changes again: messages that have just arrived may be older. */
export function catchUp(conversation: ConversationState) {
  for (const change of conversation.recent) {
    // beyond the end of the window they are only counted, which has been done
    if (change.kind !== "messageAdded" || !conversation.hasNewer) applyTo(conversation, change);
  }
}

function applyTo(conversation: ConversationState, change: Change) {
  switch (change.kind) {
    case "messageAdded":
    case "messageChanged":
      return place(conversation, change.message, change.kind === "messageAdded");
    case "messageRemoved":
      return removeMessage(conversation.messages, change.mId);
    case "receiptsChanged": {
      const changed = new Set(change.mIds);
      conversation.messages = asTheyAre(conversation.messages).map((message) =>
        changed.has(message.mId)
          ? { ...message, meta: { ...message.meta, received: true, read: change.read } }
          : message,
      );
      return undefined;
    }
    case "conversationRemoved": {
      const { generation, recent } = conversation;
      Object.assign(conversation, newConversation(), { status: "loaded", generation: generation + 1, recent });
      return undefined;
    }
    default:
      return undefined;
  }
}
