import { useMemo } from "react";
import { useSelector } from "react-redux";

import { selectUser } from "@/shared/session/sessionSlice";

import type { ConversationState } from "./conversationState";
import { type MessageRow, messageRows } from "./messageRows";
import { type OutgoingMessage, selectOutgoing } from "./outboxSlice";

type OutboxState = Parameters<typeof selectOutgoing>[0];
const nothing: OutgoingMessage[] = [];

/** The rows of a conversation. Pending messages are at its end, and hidden while the end is not loaded. */
export function useMessageRows(chatId: string, conversation: ConversationState): MessageRow[] {
  const { messages, firstUnread, hasNewer } = conversation;
  const ownId = String(useSelector(selectUser)?.uid ?? "");
  const outgoing = useSelector((state: OutboxState) => selectOutgoing(state, chatId));
  const outbox = hasNewer ? nothing : outgoing;
  return useMemo(() => messageRows(messages, outbox, ownId, firstUnread), [messages, outbox, ownId, firstUnread]);
}
