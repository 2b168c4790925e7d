import { OUTBOXES, prefixOf } from "@/shared/outbox/storedOutbox";
import { dropStored, storedKeys, writeStored } from "@/shared/storage";

/** Whether a `storage` event tells of a pending write, of any kind. */
export const isAboutWrites = ({ key }: StorageEvent) => key?.startsWith(OUTBOXES) ?? false;

/** Whether writes of that name are pending, in any tab and of any person. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;

/** Tells other tabs of a write that was sent without being pending, as they hear of a pending one that is done. */
export function tellSent(name: string, key: string) {
  writeStored(prefixOf(name) + key, "sent");
  writeStored(prefixOf(name) + key, null);
}

/** No pending write is to be sent any more. */
export const dropWrites = () => dropStored(OUTBOXES);
