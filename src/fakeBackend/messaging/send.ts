import { type Message, messageLimits, type NewMessage } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";
import { isOwnMessage } from "@/domain/chat/chats";

import { ApiError } from "../core/ApiError";
import type { Context } from "../core/routes";
import { withoutQuote } from "./sample/dialogue";
import { chatRow } from "./chatRules";
import type { Messaging } from "./messagingData";
import { letOtherSideReact } from "./otherSide";
import { post, threadOf } from "./threadRules";

/** Sends a message once, however often its client asks: a repeat gets the first message as its reply. */
export function send(body: NewMessage, messaging: Messaging, context: Context): Message {
  const { text, image, attachments, replyOf, clientId, isUrgent, mentions } = body;
  const repeated = clientId === undefined ? undefined : messaging.sent.get(clientId);
  if (repeated) return messaging.threads.get(repeated.meta.receiver)?.log.find(repeated.mId) ?? repeated;

  refuseUnfit(body);
  const receiver = body.meta?.receiver;
  chatRow(messaging, receiver);
  // a message that has been deleted cannot be quoted; the reply to it is sent without
  const quoted = replyOf && messaging.threads.get(receiver)?.log.find(replyOf.mId);
  const quote = quoted && withoutQuote(quoted);
  const content = { text, image, attachments, replyOf: quote, clientId, isUrgent, mentions };
  const message = post(messaging, receiver, context.now(), content);
  if (clientId !== undefined) messaging.sent.set(clientId, message);
  letOtherSideReact(messaging, receiver, message, context);
  return message;
}

/** The person's last message comes back, with sender and receiver swapped (specification, section 4). */
export function echo(userId: string, messaging: Messaging, now: Date): Message {
  chatRow(messaging, userId);
  const own = threadOf(messaging, userId).log.last((message) => isOwnMessage(message, userId));
  if (!own) throw new ApiError(400, sentences.unknownId);
  const { text, image, attachments } = own;
  const members = messaging.channels.has(userId) ? messaging.channels.get(userId).members : [{ id: userId }];
  return post(messaging, userId, now, { text, image, attachments }, members[0]!.id);
}

/** Refuses an invalid message: without a text, without content, or beyond the limits. */
export function refuseUnfit({
  text,
  image = [],
  attachments = [],
}: Pick<NewMessage, "text" | "image" | "attachments">) {
  if (typeof text !== "string") throw new ApiError(400, sentences.internalError);
  if (text.length > messageLimits.textLetters) throw new ApiError(400, sentences.messageTooLong);
  if (image.length + attachments.length > messageLimits.files) throw new ApiError(400, sentences.tooManyFiles);
  if (text.trim() === "" && image.length === 0 && attachments.length === 0) {
    throw new ApiError(400, sentences.emptyMessage);
  }
}
