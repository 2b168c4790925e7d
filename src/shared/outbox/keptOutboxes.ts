import { dropStored, storedKeys, writeStored } from "@/shared/storage";

const PREFIX = "outbox:";

export const prefixOf = (name: string) => `${PREFIX}${name}:`;

/** Whether a `storage` event tells of what is in an outbox, whichever. */
export const isAboutOutbox = ({ key }: StorageEvent) => key?.startsWith(PREFIX) ?? false;

/** Whether an outbox of that name has been left full, whoever left it. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;

/** Tells other tabs of a write that has gone without standing in the outbox, as they hear of one that leaves it. */
export function tellSent(name: string, key: string) {
  writeStored(prefixOf(name) + key, "sent");
  writeStored(prefixOf(name) + key, null);
}

/** Nothing of any outbox is to be sent any more. */
export const dropOutboxes = () => dropStored(PREFIX);
