import type { Message, NewMessage } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";
import { isOwnMessage } from "@/domain/chat/chats";

import { ApiError } from "../core/ApiError";
import { markChat, tellChat } from "./chatRules";
import type { Messaging } from "./messagingData";
import type { Thread } from "./log/Threads";
import { toPerson } from "./toPerson";
import { unreadByMe } from "./toWire";

type Content = Pick<Message, "text" | "replyOf" | "clientId" | "isUrgent" | "mentions"> &
  Pick<NewMessage, "image" | "attachments"> & { isForwarded?: boolean };

/**
 * Adds a message to a conversation, which the first message creates (specification, section 4). `author` is the id of
 * the contact who wrote it; absent for the signed-in person.
 */
export function post(messaging: Messaging, userId: string, now: Date, content: Content, author?: string): Message {
  const { isForwarded, image, attachments, ...rest } = content;
  const message = beginThread(messaging, userId).log.append({
    ...rest,
    mId: messaging.nextId(),
    time: now.toISOString(),
    meta: { ...addressOf(messaging, userId, author), ...(isForwarded && { isForwarded }) },
    ...(image?.length && { image: image.map((item) => withId(item, messaging)) }),
    ...(attachments?.length && { attachments: attachments.map((item) => withId(item, messaging)) }),
    ...(content.isUrgent && { acknowledgedBy: [] }),
  });
  messaging.changes.add({ kind: "messageAdded", userId, message });
  markChat(messaging, userId, { isInChats: true });
  return message;
}

/** The other side has received the person's messages, or read them. Returns the ids of those that changed. */
export function markOwn(messaging: Messaging, userId: string, read: boolean): string[] {
  const own = unreadIn(messaging, userId).filter((message) => isOwnMessage(message, userId));
  return mark(messaging, userId, own, read);
}

/** Marks all messages of the conversation as received, or read (specification, section 4). */
export function markAll(messaging: Messaging, userId: string, read: boolean): string[] {
  return mark(messaging, userId, unreadIn(messaging, userId), read);
}

/** The signed-in person has read the others' messages. */
export function markReadByMe(messaging: Messaging, userId: string): string[] {
  return mark(messaging, userId, unreadByMe(unreadIn(messaging, userId), userId), true);
}

/** The others' messages from a message on, or their last one, are unread again. Returns their ids. */
export function markUnreadByMe(messaging: Messaging, userId: string, mId?: string): string[] {
  const log = messaging.threads.get(userId)?.log;
  const isByOthers = (message: Message) => !isOwnMessage(message, userId);
  const first = mId ?? log?.last(isByOthers)?.mId;
  const messages = log && first !== undefined ? log.from(first).filter(isByOthers) : [];
  mark(messaging, userId, messages, false);
  return messages.map((message) => message.mId);
}

export function changeMessage(messaging: Messaging, userId: string, message: Message): Message {
  threadOf(messaging, userId).log.replace(message);
  messaging.changes.add({ kind: "messageChanged", userId, message });
  return message;
}

export function removeMessage(messaging: Messaging, userId: string, mId: string) {
  threadOf(messaging, userId).log.remove(mId);
  messaging.changes.add({ kind: "messageRemoved", userId, mId });
  tellChat(messaging, userId);
}

/** The conversation with a contact or in a channel, if they have one. */
export function threadOf(messaging: Messaging, userId: string): Thread {
  const thread = messaging.threads.get(userId);
  if (!thread) throw new ApiError(400, sentences.unknownId);
  return thread;
}

function beginThread(messaging: Messaging, userId: string): Thread {
  return messaging.threads.get(userId) ?? messaging.threads.begin(userId, messaging.nextId());
}

const unreadIn = ({ threads }: Messaging, userId: string) => threads.get(userId)?.log.unread() ?? [];

function mark(messaging: Messaging, userId: string, messages: Message[], read: boolean): string[] {
  const changed = messages.filter(({ meta }) => !meta.received || meta.read !== read);
  const mIds = changed.map(({ mId }) => mId);
  if (mIds.length === 0) return mIds;
  const { log } = threadOf(messaging, userId);
  for (const message of changed) log.replace({ ...message, meta: { ...message.meta, received: true, read } });
  messaging.changes.add({ kind: "receiptsChanged", userId, mIds, read });
  tellChat(messaging, userId);
  return mIds;
}

function addressOf(messaging: Messaging, userId: string, author?: string) {
  const { ownId, contacts, channels } = messaging;
  if (author === undefined) return { sender: ownId, receiver: userId, sent: true, received: false, read: false };
  const marks = { sent: true, received: true, read: false };
  if (!channels.has(userId)) return { sender: author, receiver: ownId, ...marks };
  return { sender: author, receiver: userId, ...marks, userData: toPerson(contacts.get(author)) };
}

const withId = <Item extends object>(item: Item, { nextId }: Messaging) => ({ ...item, id: nextId() });
