import { storedKeys } from "@/shared/storage";

export const prefixOf = (name: string) => `outbox:${name}:`;

/** Whether an outbox of that name has been left full, whoever left it. */
export const isKept = (name: string) => storedKeys(prefixOf(name)).length > 0;
