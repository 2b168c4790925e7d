import {
  type MinibarItem,
  type RoomReport,
  shiftLimits,
  type ShiftReason,
  shiftReasonTexts,
} from "@/contract/rooms/shift";

import { type Fault, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";

const shiftReason = reasonsFrom(shiftReasonTexts);

export const minibarFaults = (items: readonly MinibarItem[]): Fault<ShiftReason>[] =>
  unless(items.length > 0, "items", () => shiftReason("MINIBAR_EMPTY"));

/** Milliseconds in which the same count is more likely a second press than a second bottle. */
const SOON = 15 * 60_000;

/** The report of the same products and quantities, told a short while before. */
export const sameCount = (
  reports: readonly RoomReport[],
  items: readonly MinibarItem[],
  now: Date,
): RoomReport | undefined =>
  reports.find(
    (one) => one.items && keyOf(one.items) === keyOf(items) && Math.abs(now.getTime() - Date.parse(one.at)) <= SOON,
  );

const keyOf = (items: readonly MinibarItem[]) =>
  items
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join();

export const isMinibarQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= shiftLimits.quantity;
