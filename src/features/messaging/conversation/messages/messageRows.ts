import { useMemo } from "react";
import { useSelector } from "react-redux";

import type { Message } from "@/contract/messaging/conversations";
import { continuesGroup } from "@/domain/chat/chats";
import { selectUser } from "@/shared/session/sessionSlice";

import type { ConversationState } from "../state/conversationState";
import { type OutgoingMessage, selectOutgoing } from "../state/outboxSlice";

/** A message as a row of the list. */
export interface MessageRow {
  /** Stays the same when a pending message reaches the server. */
  key: string;
  message: Message;
  /** While it is in the outbox. */
  outgoing?: OutgoingMessage;
  startsDay: boolean;
  startsGroup: boolean;
  isFirstUnread: boolean;
}

/** The reader's local calendar day, as a comparable text. */
export const dayOf = (time: string) => new Date(time).toDateString();

/**
 * Pending messages come after all that the server has; one that the server has although its reply was lost is left out.
 */
export function messageRows(
  messages: readonly Message[],
  outbox: readonly OutgoingMessage[],
  ownId: string,
  firstUnread: string | null,
): MessageRow[] {
  const arrived = messages.map((message) => ({ key: message.clientId ?? message.mId, message }));
  const leaving = outbox
    .filter(({ clientId }) => !messages.some((message) => message.clientId === clientId))
    .map((outgoing) => ({ key: outgoing.clientId, message: asMessage(outgoing, ownId), outgoing }));
  const all = [...arrived, ...leaving];
  const days = all.map(({ message }) => dayOf(message.time));
  return all.map((row, index) => {
    const previous = all[index - 1]?.message;
    const startsDay = !previous || days[index - 1] !== days[index];
    const isFirstUnread = row.message.mId === firstUnread;
    const startsGroup = startsDay || isFirstUnread || !continuesGroup(previous, row.message);
    return asBefore({ ...row, startsDay, startsGroup, isFirstUnread });
  });
}

const made = new WeakMap<Message, MessageRow>();

/** An unchanged row is the same object, so that it does not render again. */
function asBefore(row: MessageRow): MessageRow {
  const last = made.get(row.message);
  if (last && fields.every((field) => last[field] === row[field])) return last;
  made.set(row.message, row);
  return row;
}

const fields = ["key", "outgoing", "startsDay", "startsGroup", "isFirstUnread"] as const;

function asMessage(
  { chatId, clientId, time, text, image, attachments, replyOf, isUrgent }: OutgoingMessage,
  ownId: string,
): Message {
  return {
    mId: clientId,
    text,
    time,
    meta: { sender: ownId, receiver: chatId, sent: false, received: false, read: false },
    image: image?.map((item, index) => ({ ...item, id: String(index) })),
    attachments: attachments?.map((item, index) => ({ ...item, id: String(index) })),
    replyOf,
    clientId,
    isUrgent,
  };
}

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
