import { OUTBOXES, prefixOf } from "@/shared/outbox/storedOutbox";
import { dropStored, storedKeys } from "@/shared/storage";

/** Whether a `storage` event tells of a pending write, of any kind. */
export const isAboutWrites = ({ key }: StorageEvent) => key?.startsWith(OUTBOXES) ?? false;

/** Whether writes of that name are pending, in any tab and of any person. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;

/** No pending write is to be sent any more. */
export const dropWrites = () => dropStored(OUTBOXES);
