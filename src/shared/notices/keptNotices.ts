import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { isObject } from "@/shared/shapes";
import { insidePath } from "@/shared/routing/insidePath";
import { dropStored, readStoredJson, storedKeys, writeStored } from "@/shared/storage";

import { type Notice, wordsOf } from "./noticesSlice";

const PREFIX = "notice:";

interface KeptNotice extends Pick<Notice, "id" | "kind" | "written"> {
  /** The person whom it is for. */
  uid: number;
  /** In the language of that time: its catalogue may not be loaded on the next page. */
  said: string;
  path: string;
}

/** Stores a notice that stays until it is seen, so that it survives the page. */
export function keepNotice(uid: number, notice: Notice) {
  const { id, kind, path, written } = notice;
  if (!path) return;
  const said = wordsOf(notice, textsOf(currentSpoken()).say);
  writeStored(PREFIX + id, JSON.stringify({ id, uid, kind, said, path, written } satisfies KeptNotice));
}

/** The stored notices of a person; invalid ones are dropped. */
export const keptNotices = (uid: number): Notice[] =>
  storedKeys(PREFIX).flatMap((key) => {
    const kept = readStoredJson(key, isKeptNotice);
    if (kept?.uid !== uid || PREFIX + kept.id !== key) return [];
    const { id, kind, said, path, written } = kept;
    return [{ id, kind, sentence: { text: said }, path, written }];
  });

export const forgetNotice = (id: string) => void writeStored(PREFIX + id, null);

export const forgetNotices = () => dropStored(PREFIX);

/** The notice that was closed in another tab. */
export const noticeSeenElsewhere = ({ key, newValue }: StorageEvent) =>
  key?.startsWith(PREFIX) && newValue === null ? key.slice(PREFIX.length) : undefined;

const isKeptNotice = (value: unknown): value is KeptNotice =>
  isObject(value) &&
  [value.id, value.said].every((text) => typeof text === "string") &&
  (value.kind === "success" || value.kind === "error") &&
  (value.written === undefined || typeof value.written === "string") &&
  insidePath(value.path) !== undefined;
