import type { RecordId } from "@/contract/formats";
import { isObject } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";
import { amongTabs } from "@/shared/tabs/tabLife";

interface LastNumber {
  number: number;
  /** The ticket that has it. */
  of: RecordId;
}

const isLastNumber = (value: unknown): value is LastNumber =>
  isObject(value) && Number.isSafeInteger(value.number) && typeof value.of === "string";

/** Each year has a series of its own, in which the numbers begin again. */
const keyOf = (series: string) => `till:number:${series}`;

const keep = (series: string, last: LastNumber) => void writeStored(keyOf(series), JSON.stringify(last));

/**
 * The number of a ticket in a series of the till: the next that the server knows of, or that of this device, whichever is
 * greater. It is kept before the ticket is sold, and one tab at a time takes one. The same ticket gets its number again.
 */
export const takeNumber = (series: string, next: number, of: RecordId): Promise<number> =>
  amongTabs(() => {
    const last = readStoredJson(keyOf(series), isLastNumber);
    if (last?.of === of) return last.number;
    const number = Math.max(next, (last?.number ?? 0) + 1);
    keep(series, { number, of });
    return number;
  });

/** The ticket was not sold: the next one gets its number, unless a later one was given since. */
export const giveNumberBack = (series: string, of: RecordId): Promise<void> =>
  amongTabs(() => {
    const last = readStoredJson(keyOf(series), isLastNumber);
    if (last?.of === of) keep(series, { number: last.number - 1, of: "" });
  });
