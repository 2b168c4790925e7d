import { hasTexts, isObject } from "@/shared/shapes";

import type { OutgoingMessage } from "../state/outboxSlice";

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isItem));

/** A server's reason for a refusal: words, or the id of a text. */
const isReason = (value: unknown) =>
  hasTexts(value, ["text"]) || (isObject(value) && typeof value.id === "string" && value.id.startsWith("sentence."));

/** Checks a message on its way as it is read back from the browser's storage. */
export const isOutgoing = (value: unknown): value is OutgoingMessage =>
  isObject(value) &&
  hasTexts(value, ["clientId", "chatId", "time", "text"]) &&
  ["sending", "waiting", "failed"].includes(String(value.status)) &&
  (value.reason === undefined || isReason(value.reason)) &&
  isListOf(value.image, (image) => hasTexts(image, ["downloadLink"])) &&
  isListOf(value.attachments, (file) => hasTexts(file, ["name", "downloadLink", "desc"])) &&
  isListOf(value.mentions, (mention) => typeof mention === "string") &&
  (value.replyOf === undefined ||
    (isObject(value.replyOf) &&
      hasTexts(value.replyOf, ["mId", "text"]) &&
      isObject(value.replyOf.meta) &&
      (value.replyOf.meta.userData === undefined || isObject(value.replyOf.meta.userData))));
