import { nanoid } from "@reduxjs/toolkit";

import { type TillId, tills } from "@/contract/outlets";
import { readStored, writeStored } from "@/shared/storage";

const DEVICE = "till:device";
const TILL = "till:chosen";

/** The id of this browser: a till gives its numbers on one device at a time. */
export function tillDevice(): string {
  const stored = readStored(DEVICE);
  if (stored && /^[\w-]{8,40}$/.test(stored)) return stored;
  const made = nanoid();
  writeStored(DEVICE, made);
  return made;
}

/** The till that this device sells at; undefined while none is chosen, or where what is stored is none. */
export const chosenTill = (): TillId | undefined => tills.find((till) => till === readStored(TILL));

export const keepChosenTill = (till: TillId) => void writeStored(TILL, till);
