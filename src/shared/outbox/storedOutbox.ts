import { isObject } from "@/shared/shapes";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";
import { amongTabs, ownTab } from "@/shared/tabs/tabLife";

/** Begins the storage key of everything that waits to be sent. */
export const OUTBOXES = "outbox:";

export const prefixOf = (name: string) => `${OUTBOXES}${name}:`;

const VERSION = 1;

interface StoredEntry<Entry> {
  version: typeof VERSION;
  /** The tab that sends it, and the person whose it is. */
  tab: string;
  uid: number;
  entry: Entry;
}

export interface EntryRules<Entry> {
  keyOf: (entry: Entry) => string;
  /** Checks what is read back: it may be anything. */
  isEntry: (value: unknown) => value is Entry;
}

export type StoredOutbox<Entry> = ReturnType<typeof storedOutbox<Entry>>;

/** One key an entry: tabs that write at the same time do not overwrite each other. */
export function storedOutbox<Entry>(name: string, { keyOf, isEntry }: EntryRules<Entry>) {
  const prefix = prefixOf(name);

  const isStored = (value: unknown): value is StoredEntry<Entry> =>
    isObject(value) &&
    value.version === VERSION &&
    typeof value.uid === "number" &&
    typeof value.tab === "string" &&
    isObject(value.entry) &&
    typeof value.entry.time === "string" &&
    !Number.isNaN(Date.parse(value.entry.time)) &&
    isEntry(value.entry);

  function readAt(key: string): StoredEntry<Entry> | undefined {
    const stored = readStoredJson(key, isStored);
    return stored && prefix + keyOf(stored.entry) === key ? stored : undefined;
  }

  const read = (uid: number) =>
    storedKeys(prefix).flatMap((key) => {
      const stored = readAt(key);
      return stored?.uid === uid ? [stored] : [];
    });

  /**
   * Drops what no page will ever send, and counts it. What is another person's, of a tab that is open, or of a newer page
   * may still be read there.
   */
  function dropUnreadable(uid: number, isThere: (tab: string) => boolean): number {
    const unreadable = storedKeys(prefix).filter((key) => {
      if (readAt(key)) return false;
      const stored = readStoredJson(key, isObject) ?? {};
      const isOthers = typeof stored.uid === "number" && stored.uid !== uid;
      const isNewer = typeof stored.version === "number" && stored.version > VERSION;
      return !isOthers && !isNewer && !(typeof stored.tab === "string" && isThere(stored.tab));
    });
    for (const key of unreadable) writeStored(key, null);
    return unreadable.length;
  }

  /** Whether it outlives the page. */
  function keep(uid: number, entry: Entry): boolean {
    const stored: StoredEntry<Entry> = { version: VERSION, tab: ownTab, uid, entry };
    return writeStored(prefix + keyOf(entry), JSON.stringify(stored));
  }

  const forget = (key: string) => void writeStored(prefix + key, null);

  const hasAnyOf = (uid: number) => read(uid).length > 0;

  function forgetAllOf(uid: number) {
    for (const { entry } of read(uid)) forget(keyOf(entry));
  }

  /** Whether a `storage` event tells that another tab keeps something, or no longer does. */
  const isAbout = ({ key }: StorageEvent) => key === null || key.startsWith(prefix);

  /** Whether a `storage` event tells that another tab has settled an entry: it was sent, or given up. */
  const isDoneElsewhere = ({ key, newValue }: StorageEvent) => newValue === null && (key?.startsWith(prefix) ?? false);

  /**
   * The person's entries in tabs that are closed, or in `goneTab`: from now on this tab sends them. Where the browser cannot
   * say which tabs are closed, two tabs may send the same entry, and the server carries it out once. `dropped`: how many
   * could not be read.
   */
  const adopt = (uid: number, goneTab?: string): Promise<{ entries: Entry[]; dropped: number }> =>
    amongTabs((isThere) => {
      const isOrphaned = (tab: string) => tab !== ownTab && tab === (goneTab ?? tab) && !isThere(tab);
      const orphans = read(uid).filter(({ tab }) => isOrphaned(tab));
      for (const { entry } of orphans) keep(uid, entry);
      return { entries: orphans.map(({ entry }) => entry), dropped: dropUnreadable(uid, isThere) };
    });

  /** The other tabs that keep entries of this person. */
  const otherTabs = (uid: number): string[] =>
    [...new Set(read(uid).map(({ tab }) => tab))].filter((tab) => tab !== ownTab);

  return { name, keyOf, keep, forget, hasAnyOf, forgetAllOf, isAbout, isDoneElsewhere, adopt, otherTabs };
}
