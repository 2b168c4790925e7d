import { prefixOf } from "@/shared/outbox/storedOutbox";
import { isObject } from "@/shared/shapes";
import { readStoredJson, storedKeys } from "@/shared/storage";

/** The kept writes of that name that wait for a connection: of all tabs and persons. */
export const waitingWrites = (name: string): unknown[] =>
  storedKeys(prefixOf(name)).flatMap((key) => {
    const { entry } = readStoredJson(key, isObject) ?? {};
    return isObject(entry) && entry.isWaiting === true ? [entry.what] : [];
  });
