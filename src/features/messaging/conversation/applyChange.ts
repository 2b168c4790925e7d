import type { Change } from "@/contract/changes";

import { type ConversationState, newConversation, place } from "./conversationState";
import { removeMessage } from "./messageWindow";

/** What a change means for the conversations at hand. */
export function applyChange(byId: Record<string, ConversationState>, change: Change) {
  switch (change.kind) {
    case "messageAdded":
    case "messageChanged":
      return place(byId[change.userId], change.message, change.kind === "messageAdded");
    case "messageRemoved":
      return removeMessage(byId[change.userId]?.messages ?? [], change.mId);
    case "receiptsChanged": {
      const changed = new Set(change.mIds);
      for (const { mId, meta } of byId[change.userId]?.messages ?? []) {
        if (changed.has(mId)) Object.assign(meta, { received: true, read: change.read });
      }
      return undefined;
    }
    case "conversationRemoved": {
      const conversation = byId[change.userId];
      if (conversation)
        byId[change.userId] = { ...newConversation(), status: "loaded", generation: conversation.generation + 1 };
      return undefined;
    }
    default:
      return undefined;
  }
}
