import type { QuotedMessage } from "@/contract/conversations";
import type { Mentionable } from "@/domain/messageReferences";
import { readStoredJson, writeStored } from "@/shared/storage";

import type { Draft, DraftFile, Drafts } from "./draftsSlice";

const key = "drafts";
const VERSION = 1;

/** The drafts that an earlier page left. Their files have to be uploaded again: a link to an upload may be gone. */
export function readStoredDrafts(): Drafts {
  const { drafts = {} } = readStoredJson(key, isStored) ?? {};
  return Object.fromEntries(Object.entries(drafts).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
}

/** Drafts in which there is nothing are not kept. */
export function writeStoredDrafts(all: Drafts) {
  const kept = Object.entries(all).filter(([, { text, replyOf, files }]) => text || replyOf || files.length > 0);
  const drafts = Object.fromEntries(
    kept.map(([chatId, { problem: _, files, ...draft }]) => [chatId, { ...draft, files: files.map(withoutUpload) }]),
  );
  writeStored(key, kept.length > 0 ? JSON.stringify({ version: VERSION, drafts }) : null);
}

/** Whether a `storage` event tells that another tab wrote drafts. */
export const isAboutDrafts = (event: StorageEvent) => event.key === key;

const withoutUpload = ({ reason: _, uploaded: _uploaded, ...file }: DraftFile): DraftFile => ({
  ...file,
  status: "uploading",
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isStored = (value: unknown): value is { drafts: Record<string, unknown> } =>
  isObject(value) && value.version === VERSION && isObject(value.drafts);

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
