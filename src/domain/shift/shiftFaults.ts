import { type MinibarItem, shiftLimits, type ShiftReason, shiftReasonTexts } from "@/contract/rooms/shift";

import { type Fault, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";

const shiftReason = reasonsFrom(shiftReasonTexts);

export const minibarFaults = (items: readonly MinibarItem[]): Fault<ShiftReason>[] =>
  unless(items.length > 0, "items", () => shiftReason("MINIBAR_EMPTY"));

export const isMinibarQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= shiftLimits.quantity;
