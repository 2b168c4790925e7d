import type { Charge, Payment, PostingAction } from "@/contract/account/account";
import type { AllowInput, ChargeInput, CorrectInput, PayInput, RefundInput } from "@/contract/account/accountActs";
import type { Billing } from "@/contract/account/accountWindows";
import type { CivilDate } from "@/contract/property";

import { shareRef, sharesOf } from "./allowanceShares";
import { correctionsOf, standingInAct } from "./correctionLines";
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

/** The inputs of postings as they are typed or sent: the rules say what is missing. */
export interface PostedInputs {
  charge: Partial<ChargeInput>;
  pay: Partial<PayInput>;
  refund: Partial<RefundInput>;
  /** `points` are those that pay it. */
  allow: Partial<AllowInput> & { points?: number };
  correct: Partial<CorrectInput>;
}

type PostedAccount = Pick<Lines, "charges"> & { upcoming?: readonly Charge[]; billing?: Billing };

/** The lines that an action adds to the account. The action has no faults. */
export const postingOf = <Action extends PostingAction>(
  action: Action,
  input: PostedInputs[Action],
  account: PostedAccount,
  moment: Moment,
): Posting => postings[action](input, account, moment);

const postings: {
  [Action in PostingAction]: (input: PostedInputs[Action], account: PostedAccount, moment: Moment) => Posting;
} = {
  charge: (input, { billing }, moment) => charged([chargeOf(input, billing)], moment),
  allow: (input, account, moment) => charged(allowancesOf(input, account), moment),
  correct: (input, { charges }, moment) => ({ charges: correctionsFor(input, charges, moment), payments: [] }),
  pay: (input, _, moment) => ({ charges: [], payments: [paymentOf(input, moment)] }),
  refund: (input, _, moment) => ({ charges: [], payments: [refundOf(input, moment)] }),
};

type Line = Omit<Charge, "id" | "date">;

const charged = (lines: readonly Line[], { date }: Moment): Posting => ({
  charges: datedOn(date, lines),
  payments: [],
});

const datedOn = (date: CivilDate, lines: readonly Line[]): Charge[] =>
  lines.map((line) => ({ id: line.sourceRef, date, ...line }));

function chargeOf(
  { sourceRef = "", description = "", quantity = 1, unitPrice = 0, vat, window }: PostedInputs["charge"],
  billing: Billing | undefined,
): Line {
  const place = placeOf(window ?? ruledWindow("posted", billing));
  const amount = quantity * unitPrice;
  return { sourceRef, kind: "posted", description: description.trim(), quantity, amount, vat, ...place };
}

/** A line for each rate. */
function allowancesOf(input: PostedInputs["allow"], account: PostedAccount): Line[] {
  const { sourceRef = "", description = "", reason = "", window, points } = input;
  const why = { description: description.trim(), reason: reason.trim() };
  return [...sharesOf(input, account)].map(([vat, cents], place) => ({
    ...(place === 0 ? { sourceRef } : { sourceRef: shareRef(sourceRef, vat), shareOf: sourceRef }),
    kind: "allowance",
    amount: -cents,
    vat,
    ...why,
    ...(points && { points: place === 0 ? points : 0 }),
    ...placeOf(window),
  }));
}

/** The corrections of a line, and of the other lines of its act. */
function correctionsFor(
  { chargeId, reason = "" }: PostedInputs["correct"],
  charges: readonly Charge[],
  { date }: Moment,
): Charge[] {
  const line = charges.find(({ id }) => id === chargeId);
  return line ? correctionsOf(standingInAct(line, charges), charges, reason, date) : [];
}

function paymentOf(input: PostedInputs["pay"], moment: Moment): Payment {
  const { method, amount = 0, tendered = 0, isDeclined = false, isDeposit = false } = input;
  return {
    ...moneyOf(input, moment),
    amount: isDeclined ? 0 : amount,
    ...(isDeclined && { declined: amount }),
    ...(isDeposit && !isDeclined && { kind: "deposit" }),
    ...(method === "cash" && tendered > 0 && { tendered }),
  };
}

const refundOf = (input: PostedInputs["refund"], moment: Moment): Payment => ({
  ...moneyOf(input, moment),
  amount: -(input.amount ?? 0),
  kind: "refund",
});

function moneyOf(input: PostedInputs["refund"], { at, date }: Moment): Omit<Payment, "amount"> {
  const { sourceRef = "", method = "cash", window } = input;
  const [reference, reason] = [input.reference?.trim(), input.reason?.trim()];
  return {
    id: sourceRef,
    sourceRef,
    method,
    at,
    date,
    ...(reference && { reference }),
    ...(reason && { reason }),
    ...placeOf(window),
  };
}

const derivedReferences = /^(room|extra|fee|correction|document|split|share|transfer|group|points|sale|return):/;

/** Whether others may post under this reference: those of the hotel follow from stay, state and ledger. */
export const isOwnReference = (sourceRef: string): boolean =>
  sourceRef.trim() !== "" && !derivedReferences.test(sourceRef);

/** The line that was posted under a reference. */
export const postedAs = (sourceRef: string, { charges, payments }: Lines): Charge | Payment | undefined =>
  [...charges, ...payments].find((line) => line.sourceRef === sourceRef);

/** Change in cash. */
export const changeOf = ({ amount, tendered = amount }: Pick<Payment, "amount" | "tendered">): number =>
  tendered - amount;
