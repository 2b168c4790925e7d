import {
  type Charge,
  type FolioAction,
  type FolioInput,
  folioLimits,
  folioWindows,
  paymentMethods,
  routedKinds,
  type WindowSums,
} from "@/contract/folio";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "../reasonFor";
import { isEmail } from "../isEmail";
import { type House, isFolioClosed, type RuledFolio } from "./folioPermissions";
import { sumsOf } from "./windows";

const correctionOf = ({ id }: Pick<Charge, "id">, charges: readonly Charge[]): Charge | undefined =>
  charges.find(({ corrects }) => corrects === id);

/** Why a line may not be corrected; empty when it may. */
export function correctionReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.kind === "correction") return [reasonFor("CORRECTION_FINAL")];
  return correctionOf(line, charges) ? [reasonFor("ALREADY_CORRECTED")] : [];
}

export interface FolioFault {
  field: keyof FolioInput;
  reason: Reason;
}

const isBlank = (text: string) => text.trim() === "";
const isWithin = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;

/** What an action still needs, or has wrong. */
export function folioFaults(
  action: FolioAction,
  input: Partial<FolioInput>,
  folio: RuledFolio,
  { currency }: House,
): FolioFault[] {
  const { description = "", quantity = 0, unitPrice = 0, method, amount = 0, tendered = 0, reason = "" } = input;
  const sums = sumsOf(folio.windows, input.window);
  const faults: FolioFault[] = [];
  const expect = (isRight: boolean, field: FolioFault["field"], why: () => Reason) => {
    if (!isRight) faults.push({ field, reason: why() });
  };
  const invalidAmount = () => reasonFor("AMOUNT_INVALID", { amount: folioLimits.cents, currency });
  if (action === "charge") {
    expect(!isBlank(description), "description", () => reasonFor("CHARGE_WHAT_MISSING"));
    expect(isWithin(quantity, folioLimits.quantity), "quantity", () =>
      reasonFor("CHARGE_QUANTITY", { max: folioLimits.quantity }),
    );
    expect(isWithin(unitPrice, folioLimits.cents), "unitPrice", invalidAmount);
  } else if (action === "allow") {
    const most = sums.total;
    const isAmount = isWithin(amount, folioLimits.cents);
    expect(isAmount, "amount", invalidAmount);
    expect(!isAmount || amount <= most, "amount", () =>
      reasonFor("ALLOWANCE_OVER_TOTAL", { amount: Math.max(0, most), currency }),
    );
    expect(!isBlank(reason), "reason", () => reasonFor("FOLIO_REASON_MISSING"));
  } else if (action === "correct") {
    expect(!isBlank(reason), "reason", () => reasonFor("FOLIO_REASON_MISSING"));
  } else if (action === "bill") {
    faults.push(...billFaults(input));
  } else if (action !== "unbill") {
    const isMethod = method !== undefined && paymentMethods.includes(method);
    const isCash = action === "pay" && method === "cash" && tendered !== 0;
    const isOwed = method === "receivable";
    expect(isMethod && !(action === "refund" && isOwed), "method", () => reasonFor("METHOD_MISSING"));
    if (isWithin(amount, folioLimits.cents)) faults.push(...tooMuch(action, input, folio, sums, currency));
    else expect(false, "amount", invalidAmount);
    expect(!isCash || (isWithin(tendered, folioLimits.cents) && tendered >= amount), "tendered", () =>
      reasonFor("TENDERED_TOO_LITTLE"),
    );
    expect(!(action === "pay" && isOwed && isBlank(reason)), "reason", () => reasonFor("FOLIO_REASON_MISSING"));
  }
  const isWindow = input.window === undefined || folioWindows.includes(input.window);
  expect(isWindow && (input.window !== "company" || folio.billing !== undefined), "window", () =>
    reasonFor("WINDOW_MISSING"),
  );
  return [
    ...faults,
    ...tooLongIn("description", description, folioLimits.letters),
    ...tooLongIn("reason", reason, folioLimits.reason),
  ];
}

/** Whom a window bills: a name, and what is known besides. */
function billFaults({ payer = "", taxId = "", email = "", routed = [] }: Partial<FolioInput>): FolioFault[] {
  const { letters, taxId: taxLetters } = folioLimits;
  const isKnown = routed.every((kind) => routedKinds.includes(kind));
  return [
    ...(isBlank(payer) ? [{ field: "payer" as const, reason: reasonFor("PAYER_MISSING") }] : []),
    ...tooLongIn("payer", payer, letters),
    ...tooLongIn("taxId", taxId, taxLetters),
    ...tooLongIn("email", email, letters),
    ...(isBlank(email) || isEmail(email.trim()) ? [] : [{ field: "email" as const, reason: reasonFor("PAYER_EMAIL") }]),
    ...(isKnown ? [] : [{ field: "routed" as const, reason: reasonFor("WINDOW_MISSING") }]),
  ];
}

const tooLongIn = (field: FolioFault["field"], text: string, max: number): FolioFault[] =>
  text.trim().length > max ? [{ field, reason: reasonFor("FOLIO_TEXT_TOO_LONG", { max }) }] : [];

/** A payment is at most the balance of its window unless it is a deposit, a refund at most what was paid there. */
function tooMuch(
  action: "pay" | "refund",
  { amount = 0, isDeposit }: Partial<FolioInput>,
  folio: RuledFolio,
  { balance, paid }: WindowSums,
  currency: string,
): FolioFault[] {
  const isFree = action === "pay" && isDeposit === true && !isFolioClosed(folio);
  const most = action === "pay" ? Math.max(0, balance) : Math.max(0, paid);
  if (isFree || amount <= most) return [];
  const code = action === "pay" ? "AMOUNT_OVER_BALANCE" : "REFUND_OVER_PAID";
  return [{ field: "amount", reason: reasonFor(code, { amount: most, currency }) }];
}
