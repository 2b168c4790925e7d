import type { QuotedMessage } from "@/contract/messaging/conversations";
import type { Mentionable } from "@/domain/chat/messageReferences";
import { isObject } from "@/shared/shapes";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";

import type { Draft, DraftFile, Drafts } from "./draft";

const VERSION = 1;

/** A key per conversation, so that tabs with different conversations do not overwrite each other. */
const PREFIX = `${DRAFT_PREFIX}chat:`;

/** The drafts of an earlier page. Their files are uploaded again, because an uploaded file may be gone. */
export function readStoredDrafts(): Drafts {
  const chatIds = storedKeys(PREFIX).map((key) => key.slice(PREFIX.length));
  const drafts = chatIds.map((chatId) => [chatId, readStoredDraft(chatId)] as const);
  return Object.fromEntries(drafts.filter((entry): entry is [string, Draft] => entry[1] !== undefined));
}

export const readStoredDraft = (chatId: string): Draft | undefined => readStoredJson(PREFIX + chatId, isStored)?.draft;

/** An empty draft is not stored. */
export function writeStoredDraft(chatId: string, { problem: _, files, ...rest }: Draft) {
  const isKept = rest.text || rest.replyOf || files.length > 0;
  const draft = { ...rest, files: files.map(withoutUpload) };
  writeStored(PREFIX + chatId, isKept ? JSON.stringify({ version: VERSION, draft }) : null);
}

/** The conversation whose draft another tab changed, if the `storage` event is about one. */
export const chatWrittenIn = ({ key }: StorageEvent) =>
  key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

const withoutUpload = ({ reason: _, uploaded: _uploaded, ...file }: DraftFile): DraftFile => ({
  ...file,
  status: "uploading",
});

const isStored = (value: unknown): value is { draft: Draft } =>
  isObject(value) && value.version === VERSION && isDraft(value.draft);

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.text === "string" &&
  typeof value.isUrgent === "boolean" &&
  (value.replyOf === undefined || isQuoted(value.replyOf)) &&
  Array.isArray(value.files) &&
  value.files.every(isFile) &&
  Array.isArray(value.mentions) &&
  value.mentions.every(isMentionable);

const isQuoted = (value: unknown): value is QuotedMessage =>
  isObject(value) && typeof value.mId === "string" && typeof value.text === "string" && isObject(value.meta);

const isFile = (value: unknown): value is DraftFile =>
  isObject(value) &&
  [value.id, value.name, value.mime].every((text) => typeof text === "string") &&
  typeof value.size === "number" &&
  value.status === "uploading";

const isMentionable = (value: unknown): value is Mentionable =>
  isObject(value) && typeof value.id === "string" && typeof value.name === "string";
