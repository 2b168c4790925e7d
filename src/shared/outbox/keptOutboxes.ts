import { dropStored, storedKeys } from "@/shared/storage";

const PREFIX = "outbox:";

export const prefixOf = (name: string) => `${PREFIX}${name}:`;

/** Whether a `storage` event tells of what is in an outbox, whichever. */
export const isAboutOutbox = ({ key }: StorageEvent) => key?.startsWith(PREFIX) ?? false;

/** Whether an outbox of that name has been left full, whoever left it. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;

/** Nothing of any outbox is to be sent any more. */
export const dropOutboxes = () => dropStored(PREFIX);
