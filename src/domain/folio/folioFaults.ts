import {
  type Charge,
  type FolioInput,
  folioLimits,
  folioWindows,
  paymentMethods,
  type PostingAction,
} from "@/contract/reservations/folio";
import type { Cents } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "../reasonFor";
import { folioReason } from "./folioReason";
import { type House, isFolioClosed, type RuledFolio } from "./folioPermissions";
import { overLimit, overLine, type PostedInput } from "./limits";
import { sumsOf } from "./windows";

export const correctionOf = ({ id }: Pick<Charge, "id">, charges: readonly Charge[]): Charge | undefined =>
  charges.find(({ corrects }) => corrects === id);

/** Why a line may not be corrected; empty when it may. */
export function correctionReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.member) return [folioReason("GROUP_LINE", { guest: line.member.name })];
  if (line.corrects !== undefined) return [folioReason("CORRECTION_FINAL")];
  return correctionOf(line, charges) ? [folioReason("ALREADY_CORRECTED")] : [];
}

export interface FolioFault {
  field: keyof FolioInput;
  reason: Reason;
}

export const isBlank = (text: string) => text.trim() === "";
export const isWithin = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;

export const tooLongIn = (field: FolioFault["field"], text: string, max: number): FolioFault[] =>
  text.trim().length > max ? [{ field, reason: folioReason("FOLIO_TEXT_TOO_LONG", { max }) }] : [];

/** What an action still needs, or has wrong. */
export function folioFaults(
  action: PostingAction,
  input: PostedInput,
  folio: RuledFolio,
  { currency }: House,
): FolioFault[] {
  const { description = "", quantity = 0, unitPrice = 0, method, amount = 0, tendered = 0, reason = "" } = input;
  const sums = sumsOf(folio.windows, input.window);
  const faults: FolioFault[] = [];
  const expect = (isRight: boolean, field: FolioFault["field"], why: () => Reason) => {
    if (!isRight) faults.push({ field, reason: why() });
  };
  const invalidAmount = () => folioReason("AMOUNT_INVALID", { amount: folioLimits.cents, currency });
  const expectWithin = (field: "amount" | "unitPrice", cents: Cents, over: () => Reason[]) => {
    const against = isWithin(cents, folioLimits.cents) ? over() : [invalidAmount()];
    faults.push(...against.map((one) => ({ field, reason: one })));
  };
  const expectAmount = () => {
    const { payments } = folio;
    const isClosed = isFolioClosed(folio);
    expectWithin("amount", amount, () => overLimit(action, input, { payments, isClosed }, sums, currency));
  };
  if (action === "charge") {
    expect(!isBlank(description), "description", () => folioReason("CHARGE_WHAT_MISSING"));
    const isQuantity = isWithin(quantity, folioLimits.quantity);
    expect(isQuantity, "quantity", () => folioReason("CHARGE_QUANTITY", { max: folioLimits.quantity }));
    expectWithin("unitPrice", unitPrice, () => (isQuantity ? overLine(input, currency) : []));
  } else if (action === "allow") {
    expectAmount();
    expect(!isBlank(reason), "reason", () => folioReason("FOLIO_REASON_MISSING"));
  } else if (action === "correct") {
    expect(!isBlank(reason), "reason", () => folioReason("FOLIO_REASON_MISSING"));
  } else {
    const isByRoom = method === "room";
    const isMethod = method !== undefined && paymentMethods.includes(method);
    const isCash = action === "pay" && method === "cash" && tendered !== 0;
    const isOwed = method === "receivable";
    expect(isMethod && !(action === "refund" && isByRoom), "method", () => folioReason("METHOD_MISSING"));
    expectAmount();
    expect(!(isByRoom && isBlank(input.stayId ?? "")), "stayId", () => folioReason("STAY_MISSING"));
    expect(!isCash || (isWithin(tendered, folioLimits.cents) && tendered >= amount), "tendered", () =>
      folioReason("TENDERED_TOO_LITTLE"),
    );
    expect(!(action === "pay" && isOwed && isBlank(reason)), "reason", () => folioReason("FOLIO_REASON_MISSING"));
  }
  const isWindow = input.window === undefined || folioWindows.includes(input.window);
  expect(isWindow && (input.window !== "company" || folio.billing !== undefined), "window", () =>
    reasonFor("WINDOW_MISSING"),
  );
  const { billing } = folio;
  const isOfGroup = (action === "pay" || action === "refund") && input.window === "company";
  if (isOfGroup && billing?.leader !== undefined)
    return [{ field: "window", reason: folioReason("GROUP_PAYS", { group: billing.name }) }];
  return [
    ...faults,
    ...tooLongIn("description", description, folioLimits.letters),
    ...tooLongIn("reason", reason, folioLimits.reason),
  ];
}
