import type { AccountInput, Charge, Payment, PostingAction } from "@/contract/account/account";
import type { Billing } from "@/contract/account/accountWindows";
import type { CivilDate } from "@/contract/property";

import type { PostedInput } from "./limits";
import { placeOf, ruledWindow } from "./windows";

type Lines = Readonly<{ charges: readonly Charge[]; payments: readonly Payment[] }>;

export interface Moment {
  /** The business date. */
  date: CivilDate;
  /** ISO 8601 instant. */
  at: string;
}

/** The lines that are added to an account, if any. */
export interface Posting {
  charges: Charge[];
  payments: Payment[];
}

/** The lines that an action adds to the account. The action has no faults. */
export function postingOf(
  action: PostingAction,
  input: PostedInput,
  { charges, billing }: Pick<Lines, "charges"> & { billing?: Billing },
  moment: Moment,
): Posting {
  if (action === "pay" || action === "refund") return { charges: [], payments: [paymentOf(action, input, moment)] };
  const lines =
    action === "correct"
      ? correctionsFor(input, charges)
      : action === "charge"
        ? [chargeOf(input, billing)]
        : action === "allow"
          ? [allowanceOf(input)]
          : [];
  return { charges: lines.map((line) => ({ id: line.sourceRef, date: moment.date, ...line })), payments: [] };
}

type Line = Omit<Charge, "id" | "date">;

function chargeOf(
  { sourceRef = "", description = "", quantity = 1, unitPrice = 0, vat, window }: Partial<AccountInput>,
  billing: Billing | undefined,
): Line {
  const place = placeOf(window ?? ruledWindow("posted", billing));
  const amount = quantity * unitPrice;
  return { sourceRef, kind: "posted", description: description.trim(), quantity, amount, vat, ...place };
}

function allowanceOf(input: PostedInput): Line {
  const { sourceRef = "", description = "", amount = 0, reason = "", vat, window, points } = input;
  const why = { description: description.trim(), reason: reason.trim(), ...(points && { points }) };
  return { sourceRef, kind: "allowance", amount: -amount, vat, ...why, ...placeOf(window) };
}

/** The correction of a line, and of what a corrective invoice took off it or off its parts. */
function correctionsFor({ chargeId, reason = "" }: Partial<AccountInput>, charges: readonly Charge[]): Line[] {
  const cancelled = new Set(charges.map(({ corrects }) => corrects));
  const ids = new Set(charges.flatMap(({ id, splits }) => (id === chargeId || splits === chargeId ? id : [])));
  const off = charges.filter(({ id, takesOff = "" }) => ids.has(takesOff) && !cancelled.has(id));
  return [...charges.filter(({ id }) => id === chargeId), ...off].map((line) => correctionFor(line, reason));
}

/** The line with the opposite sign, in the words and with the VAT of what it cancels. */
function correctionFor(line: Charge, reason: string): Line {
  const { id, sourceRef, description, quantity = 1, amount, vat } = line;
  return {
    sourceRef: `correction:${sourceRef}`,
    kind: line.kind === "transfer" ? "transfer" : "correction",
    description,
    quantity: -quantity,
    amount: 0 - amount, // without the sign of a zero
    vat,
    corrects: id,
    ...(line.stay && { stay: line.stay }),
    reason: reason.trim(),
  };
}

function paymentOf(action: "pay" | "refund", input: Partial<AccountInput>, { at, date }: Moment): Payment {
  const { sourceRef = "", method = "cash", amount = 0, tendered = 0, reason = "", window } = input;
  const isRefund = action === "refund";
  const isDeclined = !isRefund && input.isDeclined === true;
  const kind = isRefund ? "refund" : input.isDeposit && !isDeclined ? "deposit" : undefined;
  const why = reason.trim();
  const reference = input.reference?.trim();
  return {
    id: sourceRef,
    sourceRef,
    method,
    amount: isDeclined ? 0 : isRefund ? -amount : amount,
    at,
    date,
    ...(isDeclined && { declined: amount }),
    ...(reference && { reference }),
    ...(kind && { kind }),
    ...(!isRefund && method === "cash" && tendered > 0 ? { tendered } : {}),
    ...(why && { reason: why }),
    ...placeOf(window),
  };
}

const derivedReferences = /^(room|extra|fee|correction|document|split|transfer|group|points):/;

/** Whether others may post under this reference: those of the hotel follow from stay, state and ledger. */
export const isOwnReference = (sourceRef: string): boolean =>
  sourceRef.trim() !== "" && !derivedReferences.test(sourceRef);

/** The line that was posted under a reference. */
export const postedAs = (sourceRef: string, { charges, payments }: Lines): Charge | Payment | undefined =>
  [...charges, ...payments].find((line) => line.sourceRef === sourceRef);

/** Change in cash. */
export const changeOf = ({ amount, tendered = amount }: Pick<Payment, "amount" | "tendered">): number =>
  tendered - amount;
