import { isObject } from "@/shared/isObject";
import { storedOutbox } from "@/shared/outbox/storedOutbox";

import type { OutgoingMessage } from "./outboxSlice";

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === "string");
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isItem));

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  isObject(value) &&
  areTexts(value.clientId, value.chatId, value.time, value.text, value.status) &&
  isListOf(value.image, (image) => isObject(image) && areTexts(image.downloadLink)) &&
  isListOf(value.attachments, (file) => isObject(file) && areTexts(file.name, file.downloadLink, file.desc)) &&
  isListOf(value.mentions, (mention) => areTexts(mention)) &&
  (value.replyOf === undefined ||
    (isObject(value.replyOf) &&
      areTexts(value.replyOf.mId, value.replyOf.text) &&
      isObject(value.replyOf.meta) &&
      (value.replyOf.meta.userData === undefined || isObject(value.replyOf.meta.userData))));

/** Messages on their way, as they outlive the page. */
export const storedMessages = storedOutbox<OutgoingMessage>("messages", {
  keyOf: ({ clientId }) => clientId,
  isEntry: isOutgoing,
});
