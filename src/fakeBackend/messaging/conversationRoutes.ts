import {
  type Conversation,
  conversationsContract,
  type Message,
  type PageQuery,
} from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";
import { searchable, searchWords } from "@/domain/text/textSearch";

import { ApiError } from "../core/ApiError";
import { routesFor } from "../core/routes";
import { cannedAnswersSeed } from "./sample/cannedAnswers";
import { chatRow, tellChat } from "./chatRules";
import { forward } from "./forward";
import { MessageLog } from "./log/MessageLog";
import type { Messaging } from "./messagingData";
import { callOffOtherSide } from "./otherSide";
import { echo, send } from "./send";
import { storeUpload } from "./storeFile";
import { changeMessage, markAll, removeMessage, threadOf } from "./threadRules";
import { unreadByMe } from "./toWire";

export const conversationRoutes = routesFor(conversationsContract, {
  getConversation: ({ params: { id }, query }, { db: { messaging } }) => conversationOf(id, query, messaging),
  sendMessage: ({ body }, context) => send(body, context.db.messaging, context),
  markReceived({ params: { id } }, { db: { messaging } }) {
    chatRow(messaging, id);
    return markAll(messaging, id, false);
  },
  markRead({ params: { id } }, { db: { messaging } }) {
    chatRow(messaging, id);
    return markAll(messaging, id, true);
  },
  receiveReply: ({ params: { id } }, { db: { messaging }, now }) => echo(id, messaging, now()),
  deleteMessage({ params: { userId, messageId } }, { db: { messaging } }) {
    removeMessage(messaging, userId, messageId);
    return sentences.messageDeleted;
  },
  deleteMessages({ params: { userId } }, { db: { messaging } }) {
    chatRow(messaging, userId);
    callOffOtherSide(messaging, userId);
    messaging.threads.delete(userId);
    messaging.changes.add({ kind: "conversationRemoved", userId });
    tellChat(messaging, userId);
    return sentences.conversationDeleted;
  },
  deleteImage({ params: { userId, messageId, imageId } }, { db: { messaging } }) {
    const { log } = threadOf(messaging, userId);
    const { image = [] } = log.get(messageId);
    if (!image.some(({ id }) => id === imageId)) throw new ApiError(400, sentences.unknownId);
    if (image.length === 1) removeMessage(messaging, userId, messageId);
    else changeMessage(messaging, userId, log.removeImage(messageId, imageId));
    return sentences.imageDeleted;
  },
  forwardMessage: ({ body }, context) => forward(body, context.db.messaging, context),

  restoreMessage({ params: { userId, messageId } }, { db: { messaging } }) {
    const { log } = threadOf(messaging, userId);
    const wasRemoved = log.find(messageId) === undefined;
    const message = log.restore(messageId);
    messaging.changes.add({ kind: wasRemoved ? "messageAdded" : "messageChanged", userId, message });
    tellChat(messaging, userId);
    return message;
  },
  acknowledgeMessage({ params: { userId, messageId } }, { db: { messaging } }) {
    const message = threadOf(messaging, userId).log.get(messageId);
    if (!message.isUrgent) throw new ApiError(400, sentences.notUrgent);
    const acknowledgedBy = [...new Set([...(message.acknowledgedBy ?? []), messaging.ownId])];
    return changeMessage(messaging, userId, { ...message, acknowledgedBy });
  },
  searchConversation({ params: { id }, query: { text } }, { db: { messaging } }) {
    chatRow(messaging, id);
    const words = searchWords(text);
    const messages = words.length === 0 ? [] : (messaging.threads.get(id)?.log.all() ?? []);
    return messages
      .filter((message) => words.every((word) => searchedTextOf(message).includes(word)))
      .map(({ mId }) => mId)
      .toReversed();
  },
  uploadFile: ({ body }, { db }) => storeUpload(body, db.files),
  listCannedAnswers: () => cannedAnswersSeed,
});

const nothingSaid = new MessageLog();

function conversationOf(userId: string, query: PageQuery, messaging: Messaging): Conversation {
  chatRow(messaging, userId);
  const { conversationId = "", log = nothingSaid, typingUser = null } = messaging.threads.get(userId) ?? {};
  const unread = unreadByMe(log.unread(), userId);
  return {
    conversationId,
    userId,
    typingUser,
    isGroupConversation: messaging.channels.has(userId),
    ...log.page(query),
    unRead: unread.length,
    firstUnread: unread[0]?.mId ?? null,
  };
}

const searchedTexts = new WeakMap<Message, string>();

/** Folded at the first search of a conversation: a hundred thousand messages take a tenth of a second. */
function searchedTextOf(message: Message): string {
  const known = searchedTexts.get(message);
  if (known !== undefined) return known;
  const { text, attachments = [] } = message;
  const made = searchable([text, ...attachments.map(({ name }) => name)].join("\n"));
  searchedTexts.set(message, made);
  return made;
}
