import type { Forwarding, ForwardRequest, Message } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import type { Context } from "../core/routes";
import type { Messaging } from "./messagingData";
import { letOtherSideReact } from "./otherSide";
import { refuseUnfit } from "./send";
import { post } from "./threadRules";

/**
 * Forwards a message, marked as such, to several chats; a note follows as a message of its own (specification, section
 * 4). Unknown ids are named in the reply, and the others get theirs.
 */
export function forward(request: ForwardRequest, messaging: Messaging, context: Context): Forwarding {
  const { contacts, message: note, image, attachments, forwardedMessage, clientId } = request;
  const repeated = clientId === undefined ? undefined : messaging.forwarded.get(clientId);
  if (repeated) return repeated;

  const original = findMessage(messaging, forwardedMessage.mId);
  if (contacts.length === 0) throw new ApiError(400, sentences.noReceiver);
  const hasNote = note.trim() !== "";
  if (hasNote) refuseUnfit({ text: note });
  const receivers = [...new Set(contacts)];
  const known = receivers.filter((id) => messaging.contacts.has(id) || messaging.channels.has(id));
  if (known.length === 0) throw new ApiError(400, sentences.unknownId);

  const content = {
    text: original.text,
    image: image ?? original.image,
    attachments: attachments ?? original.attachments,
    isForwarded: true,
  };
  const sent = known.map((userId) => {
    const messages = [content, ...(hasNote ? [{ text: note }] : [])].map((part) =>
      post(messaging, userId, context.now(), part),
    );
    letOtherSideReact(messaging, userId, messages.at(-1)!, context);
    return { userId, messages };
  });
  const forwarding = { sent, failed: receivers.filter((id) => !known.includes(id)) };
  if (clientId !== undefined) messaging.forwarded.set(clientId, forwarding);
  return forwarding;
}

function findMessage({ threads }: Messaging, mId: string): Message {
  for (const [, { log }] of threads) {
    const message = log.find(mId);
    if (message) return message;
  }
  throw new ApiError(400, sentences.unknownId);
}
