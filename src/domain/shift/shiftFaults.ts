import {
  type FaultReport,
  type MinibarItem,
  shiftLimits,
  type ShiftReason,
  shiftReasonTexts,
} from "@/contract/rooms/shift";
import type { LostThingReason } from "@/contract/rooms/lostThings";

import { type Fault, tooLong, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { pictureFaults } from "./lostThingLife";

const shiftReason = reasonsFrom(shiftReasonTexts);

export const faultReportFaults = ({
  text,
  picture,
}: Pick<FaultReport, "text" | "picture">): Fault<ShiftReason | LostThingReason>[] => [
  ...unless(text.trim() !== "", "text", () => shiftReason("FAULT_TEXT_MISSING")),
  ...tooLong({ text }, shiftLimits.fault, () => shiftReason("FAULT_TOO_LONG", { max: shiftLimits.fault })),
  ...(picture ? pictureFaults(picture) : []),
];

export const minibarFaults = (items: readonly MinibarItem[]): Fault<ShiftReason>[] =>
  unless(items.length > 0, "items", () => shiftReason("MINIBAR_EMPTY"));

export const isMinibarQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= shiftLimits.quantity;
