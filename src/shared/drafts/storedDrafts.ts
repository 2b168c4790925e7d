import { createSearchParams, generatePath } from "react-router-dom";

import { isObject } from "@/shared/shapes";
import { newId } from "@/shared/routing/paths";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";
import { amongTabs, ownTab } from "@/shared/tabs/tabLife";

const VERSION = 2;

interface StoredDraft<Values> {
  version: typeof VERSION;
  /** The tab that has the form. */
  tab: string;
  /** ISO 8601 instant. */
  savedAt: string;
  values: Values;
}

export interface LeftDraft {
  /** Names it in the storage. */
  name: string;
  savedAt: string;
}

export interface NamedForm {
  /** Of the record; a new one has none. */
  id?: string;
  clientId: string;
}

export type StoredDrafts<Values> = ReturnType<typeof storedDrafts<Values>>;

/** Values typed into the forms of a kind of record, in localStorage until saved. `isValues` checks what is read back. */
export function storedDrafts<Values>(kind: string, isValues: (value: unknown) => value is Values) {
  const prefix = `${DRAFT_PREFIX}${kind}:`;

  const isStored = (value: unknown): value is StoredDraft<Values> =>
    isObject(value) &&
    value.version === VERSION &&
    typeof value.tab === "string" &&
    typeof value.savedAt === "string" &&
    !Number.isNaN(Date.parse(value.savedAt)) &&
    isValues(value.values);

  /** Each form has its own draft, also where several tabs edit the same record. */
  const nameOf = ({ id = newId, clientId }: NamedForm) => `${id}:${clientId}`;

  const read = (name: string) => readStoredJson(prefix + name, isStored);

  function write(name: string, values: Values) {
    const stored: StoredDraft<Values> = { version: VERSION, tab: ownTab, savedAt: new Date().toISOString(), values };
    writeStored(prefix + name, JSON.stringify(stored));
  }

  const drop = (name: string) => void writeStored(prefix + name, null);

  const isLeft = ({ tab }: StoredDraft<Values>, isOpen: (tab: string) => boolean) => tab === ownTab || !isOpen(tab);

  /** The newest draft of the same record that another form has left. A form that is open in another tab is not left. */
  const findLeft = (form: NamedForm): Promise<LeftDraft | undefined> =>
    amongTabs((isOpen) => {
      const names = storedKeys(prefix + nameOf({ ...form, clientId: "" })).map((key) => key.slice(prefix.length));
      const left = names.flatMap((name) => {
        const stored = name === nameOf(form) ? undefined : read(name);
        return stored && isLeft(stored, isOpen) ? [{ name, savedAt: stored.savedAt }] : [];
      });
      return left.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0];
    });

  /** Makes a draft this tab's own. Undefined where another tab was quicker. */
  const takeLeft = (name: string): Promise<Values | undefined> =>
    amongTabs((isOpen) => {
      const stored = read(name);
      if (!stored || !isLeft(stored, isOpen)) return undefined;
      write(name, stored.values);
      return stored.values;
    });

  /** The draft of a form that waits for a connection is offered to no other form: its name is the form's alone. */
  function keepWaiting(form: NamedForm) {
    const stored = read(nameOf(form));
    if (!stored) return;
    write(form.clientId, stored.values);
    drop(nameOf(form));
  }

  /** Drops what all forms of a record have left, in every tab. */
  function forget(id: string) {
    for (const key of storedKeys(`${prefix}${id}:`)) writeStored(key, null);
  }

  return { nameOf, read, write, drop, findLeft, takeLeft, keepWaiting, forget };
}

/** Names, in an address, the stored draft that a form begins with. */
export const DRAFT_PARAMETER = "draft";

/** The address of a record's form, or of a new one without `id`, that begins with the draft stored under `draft`. */
export const draftPath = (path: string, id: string | undefined, draft: string) =>
  `${generatePath(path, { id: id ?? newId })}?${createSearchParams({ [DRAFT_PARAMETER]: draft }).toString()}`;
