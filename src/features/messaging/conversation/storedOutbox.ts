import { nanoid } from "@reduxjs/toolkit";

import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";

import type { OutgoingMessage } from "./outboxSlice";

/** One key a message: tabs that write at the same time do not overwrite each other. */
const prefix = "outbox:";
const keyOf = (clientId: string) => prefix + clientId;
const VERSION = 1;

/** This page among the tabs of the browser. */
const ownTab = nanoid();
const lockPrefix = "outbox of ";

interface StoredMessage {
  version: typeof VERSION;
  /** The tab that sends it, and the person who wrote it. */
  tab: string;
  uid: number;
  message: OutgoingMessage;
}

/** Whether it outlives the page. */
export function keepOutgoing(uid: number, message: OutgoingMessage): boolean {
  const stored: StoredMessage = { version: VERSION, tab: ownTab, uid, message };
  return writeStored(keyOf(message.clientId), JSON.stringify(stored));
}

export const forgetOutgoing = (clientId: string) => void writeStored(keyOf(clientId), null);

export const hasKeptOutbox = (uid: number) => readOutbox(uid).length > 0;

export function forgetOutboxOf(uid: number) {
  for (const { message } of readOutbox(uid)) forgetOutgoing(message.clientId);
}

/** Whether a `storage` event tells that another tab keeps a message, or no longer does. */
export const isAboutOutbox = ({ key }: StorageEvent) => key === null || key.startsWith(prefix);

/**
 * What this person wrote in tabs that are gone, oldest first: from here on it is this tab's to send. A browser without
 * locks cannot tell which are gone; then two tabs may send the same, and the server keeps it once.
 */
export async function adoptOutbox(uid: number): Promise<OutgoingMessage[]> {
  if (!("locks" in navigator)) return adopt(uid, new Set());
  try {
    showLife();
    return await navigator.locks.request("outbox", async () => {
      const { held = [] } = await navigator.locks.query();
      return adopt(uid, new Set(held.map(({ name }) => name)));
    });
  } catch {
    return adopt(uid, new Set());
  }
}

let isAlive = false;

/** Holds the lock of this tab for as long as the page is there. */
function showLife() {
  if (!isAlive) void navigator.locks.request(lockPrefix + ownTab, () => new Promise(() => {}));
  isAlive = true;
}

function adopt(uid: number, locks: ReadonlySet<string | undefined>): OutgoingMessage[] {
  const orphans = readOutbox(uid).filter(({ tab }) => tab !== ownTab && !locks.has(lockPrefix + tab));
  for (const { message } of orphans) keepOutgoing(uid, message);
  return orphans.map(({ message }) => message).toSorted((a, b) => a.time.localeCompare(b.time));
}

const readOutbox = (uid: number) =>
  storedKeys(prefix).flatMap((key) => {
    const stored = readStoredJson(key, isStored);
    return stored?.uid === uid && keyOf(stored.message.clientId) === key ? [stored] : [];
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === "string");
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isItem));

const isStored = (value: unknown): value is StoredMessage =>
  isObject(value) &&
  value.version === VERSION &&
  typeof value.uid === "number" &&
  areTexts(value.tab) &&
  isOutgoing(value.message);

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  isObject(value) &&
  areTexts(value.clientId, value.chatId, value.time, value.text, value.status) &&
  !Number.isNaN(Date.parse(String(value.time))) &&
  isListOf(value.image, (image) => isObject(image) && areTexts(image.downloadLink)) &&
  isListOf(value.attachments, (file) => isObject(file) && areTexts(file.name, file.downloadLink)) &&
  isListOf(value.mentions, (mention) => areTexts(mention)) &&
  (value.replyOf === undefined ||
    (isObject(value.replyOf) && areTexts(value.replyOf.mId, value.replyOf.text) && isObject(value.replyOf.meta)));
