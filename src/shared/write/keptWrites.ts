import { OUTBOXES, prefixOf } from "@/shared/outbox/storedOutbox";
import { isObject } from "@/shared/shapes";
import { dropStored, readStoredJson, storedKeys } from "@/shared/storage";

/** Whether a `storage` event tells of a pending write, of any kind. */
export const isAboutWrites = ({ key }: StorageEvent) => key?.startsWith(OUTBOXES) ?? false;

/** Whether writes of that name are pending, in any tab and of any person. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;

/** No pending write is to be sent any more. */
export const dropWrites = () => dropStored(OUTBOXES);

/** The kept writes of that name that wait for a connection: of all tabs and persons. */
export const waitingWrites = (name: string): unknown[] =>
  storedKeys(prefixOf(name)).flatMap((key) => {
    const { entry } = readStoredJson(key, isObject) ?? {};
    return isObject(entry) && entry.isWaiting === true ? [entry.what] : [];
  });
