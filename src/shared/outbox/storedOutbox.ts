import { nanoid } from "@reduxjs/toolkit";

import { isObject } from "@/shared/isObject";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";

import { prefixOf } from "./isKept";

const VERSION = 1;

/** This page among the tabs of the browser. */
const ownTab = nanoid();
const lockPrefix = "outbox of ";

interface StoredEntry<Entry> {
  version: typeof VERSION;
  /** The tab that sends it, and the person whose it is. */
  tab: string;
  uid: number;
  entry: Entry;
}

interface EntryRules<Entry> {
  keyOf: (entry: Entry) => string;
  /** What is read back may be anything. */
  isEntry: (value: unknown) => value is Entry;
}

export type StoredOutbox<Entry> = ReturnType<typeof storedOutbox<Entry>>;

/** One key an entry: tabs that write at the same time do not overwrite each other. */
export function storedOutbox<Entry>(name: string, { keyOf, isEntry }: EntryRules<Entry>) {
  const prefix = prefixOf(name);
  const timeOf = ({ entry }: StoredEntry<Entry>) => (entry as { time: string }).time;

  const isStored = (value: unknown): value is StoredEntry<Entry> =>
    isObject(value) &&
    value.version === VERSION &&
    typeof value.uid === "number" &&
    typeof value.tab === "string" &&
    isObject(value.entry) &&
    typeof value.entry.time === "string" &&
    !Number.isNaN(Date.parse(value.entry.time)) &&
    isEntry(value.entry);

  const read = (uid: number) =>
    storedKeys(prefix).flatMap((key) => {
      const stored = readStoredJson(key, isStored);
      return stored?.uid === uid && prefix + keyOf(stored.entry) === key ? [stored] : [];
    });

  /** Whether it outlives the page. */
  function keep(uid: number, entry: Entry): boolean {
    const stored: StoredEntry<Entry> = { version: VERSION, tab: ownTab, uid, entry };
    return writeStored(prefix + keyOf(entry), JSON.stringify(stored));
  }

  const forget = (key: string) => void writeStored(prefix + key, null);

  function adoptOrphans(uid: number, locks: ReadonlySet<string | undefined>): Entry[] {
    const orphans = read(uid).filter(({ tab }) => tab !== ownTab && !locks.has(lockPrefix + tab));
    for (const { entry } of orphans) keep(uid, entry);
    return orphans.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))).map(({ entry }) => entry);
  }

  const hasAnyOf = (uid: number) => read(uid).length > 0;

  function forgetAllOf(uid: number) {
    for (const { entry } of read(uid)) forget(keyOf(entry));
  }

  /** Whether a `storage` event tells that another tab keeps something, or no longer does. */
  const isAbout = ({ key }: StorageEvent) => key === null || key.startsWith(prefix);

  /**
   * What this person left in tabs that are gone, oldest first: from here on it is this tab's to send. A browser without
   * locks cannot tell which are gone; then two tabs may send the same, and the server does it once.
   */
  async function adopt(uid: number): Promise<Entry[]> {
    if (!("locks" in navigator)) return adoptOrphans(uid, new Set());
    try {
      showLife();
      return await navigator.locks.request("outbox", async () => {
        const { held = [] } = await navigator.locks.query();
        return adoptOrphans(uid, new Set(held.map(({ name: lock }) => lock)));
      });
    } catch {
      return adoptOrphans(uid, new Set());
    }
  }

  return { name, keyOf, keep, forget, hasAnyOf, forgetAllOf, isAbout, adopt };
}

let isAlive = false;

/** Holds the lock of this tab for as long as the page is there. */
function showLife() {
  if (!isAlive) void navigator.locks.request(lockPrefix + ownTab, () => new Promise(() => {}));
  isAlive = true;
}
