import type { Message } from "@/contract/conversations";
import { continuesGroup } from "@/domain/continuesGroup";

import type { OutgoingMessage } from "./outboxSlice";

/** A message as it stands in the list. */
export interface MessageRow {
  /** Stays the same when a message on its way arrives at the server. */
  key: string;
  message: Message;
  /** As long as it is in the outbox. */
  outgoing?: OutgoingMessage;
  startsDay: boolean;
  startsGroup: boolean;
  isFirstUnread: boolean;
}

/** The calendar day where the reader is, in a form that tells days apart. */
export const dayOf = (time: string) => new Date(time).toDateString();

/** What is on its way stands after all that the server has; what the server has, although its answer was lost, does not. */
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

/** A row that says what it said before is the same object, and is not drawn again. */
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
