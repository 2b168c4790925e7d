import type { Charge, FolioAction, FolioInput, Payment } from "@/contract/folio";
import type { CivilDate } from "@/contract/property";

type Lines = Readonly<{ charges: readonly Charge[]; payments: readonly Payment[] }>;

interface Moment {
  /** The business date. */
  date: CivilDate;
  /** ISO 8601 instant. */
  at: string;
}

/** What of an action is added to the folio. The action has no faults. */
export function postingOf(
  action: FolioAction,
  input: Partial<FolioInput>,
  { charges }: Pick<Lines, "charges">,
  moment: Moment,
): { charges: Charge[]; payments: Payment[] } {
  if (action === "pay" || action === "refund") return { charges: [], payments: [paymentOf(action, input, moment.at)] };
  const line = action === "correct" ? correctionFor(input, charges) : lineOf[action](input);
  return { charges: line ? [{ id: line.sourceRef, date: moment.date, ...line }] : [], payments: [] };
}

type Line = Omit<Charge, "id" | "date">;

const lineOf = { charge: chargeOf, allow: allowanceOf };

function chargeOf({ sourceRef = "", description = "", quantity = 1, unitPrice = 0, vat }: Partial<FolioInput>): Line {
  const amount = quantity * unitPrice;
  return { sourceRef, kind: "posted", description: description.trim(), quantity, amount, vat };
}

/** What is taken off the bill. */
function allowanceOf({ sourceRef = "", description = "", amount = 0, reason = "", vat }: Partial<FolioInput>): Line {
  return { sourceRef, kind: "allowance", description: description.trim(), amount: -amount, vat, reason: reason.trim() };
}

/** The line with the opposite sign, in the words and with the VAT of what it cancels. */
function correctionFor({ chargeId, reason = "" }: Partial<FolioInput>, charges: readonly Charge[]): Line | undefined {
  const line = charges.find(({ id }) => id === chargeId);
  if (!line) return undefined;
  const { id, sourceRef, description, quantity = 1, amount, vat } = line;
  return {
    sourceRef: `correction:${sourceRef}`,
    kind: "correction",
    description,
    quantity: -quantity,
    amount: 0 - amount, // without the sign of a zero
    vat,
    corrects: id,
    reason: reason.trim(),
  };
}

function paymentOf(
  action: "pay" | "refund",
  { sourceRef = "", method = "cash", amount = 0, tendered = 0, isDeposit, reason = "" }: Partial<FolioInput>,
  at: string,
): Payment {
  const isRefund = action === "refund";
  const kind = isRefund ? "refund" : isDeposit ? "deposit" : undefined;
  const why = reason.trim();
  return {
    id: sourceRef,
    sourceRef,
    method,
    amount: isRefund ? -amount : amount,
    at,
    ...(kind && { kind }),
    ...(!isRefund && method === "cash" && tendered > 0 ? { tendered } : {}),
    ...(why && { reason: why }),
  };
}

const ofTheHouse = /^(room|extra|fee|correction):/;

/** Whether others may post under this reference: those of the house follow from stay and state. */
export const isOwnReference = (sourceRef: string): boolean => sourceRef.trim() !== "" && !ofTheHouse.test(sourceRef);

/** What has been posted under a reference. */
export const postedAs = (sourceRef: string, { charges, payments }: Lines): Charge | Payment | undefined =>
  [...charges, ...payments].find((line) => line.sourceRef === sourceRef);

/** Change in cash. */
export const changeOf = ({ amount, tendered = amount }: Pick<Payment, "amount" | "tendered">): number =>
  tendered - amount;
