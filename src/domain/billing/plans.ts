import type { Charge, Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { AccountChange, DocumentKind } from "@/contract/billing/documentKinds";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { BillingSettings, CivilDate, Property } from "@/contract/property";

import { chargedTotal } from "../account/balance";
import { isTakenBack } from "../account/corrections";
import { withoutTransfers } from "../account/vat";
import { inWindow, windowOf } from "../account/windows";
import { type BillableAccount, billableOf, depositLine } from "./billable";
import { billedIn } from "./billed";
import { billingReason, correctiveKindOf, kindOf } from "./documentKinds";
import { folioMoney } from "./documentMoney";
import { modeReasons } from "./settingReasons";

/** A document to be issued. */
export type Plan = Pick<
  BillingDocument,
  "kind" | "lines" | "customer" | "window" | "reservationId" | "depositId" | "corrects" | "replaces"
>;

/**
 * A payment on account, with the number of its own invoice, "" while it has none. It is billed by a press, not by itself: an
 * invoice needs data of the customer, and a ticket has a limit.
 */
export interface Deposit {
  payment: Payment & { date: CivilDate };
  document: string;
}

/** The account of a stay as its drafts see it. */
export interface DraftedAccount extends Omit<BillableAccount, "documents"> {
  /** Not posted yet: a proforma has it. */
  upcoming: readonly Charge[];
  documents: readonly Original[];
  payments: readonly Payment[];
}

type Original = BillableAccount["documents"][number] &
  Pick<BillingDocument, "number" | "customer" | "reservationId" | "depositId">;

export type Draft = Pick<BillingDocument, "reservationId" | "window" | "customer" | "depositId" | "kind">;

/** The payments on account of a window, each with its invoice; without those that were taken back. */
export function depositsOf(
  window: AccountWindow,
  { payments, documents }: Pick<DraftedAccount, "payments" | "documents">,
): Deposit[] {
  return payments
    .filter((one) => one.kind === "deposit" && one.amount > 0 && windowOf(one) === window)
    .filter((one) => !isTakenBack(one, payments))
    .map((payment) => ({
      payment: { ...payment, date: payment.date ?? payment.at.slice(0, 10) },
      document: documents.find(({ depositId }) => depositId === payment.id)?.number ?? "",
    }));
}

/** Whether a payment on account has paid invoices of charges, so that nothing of it is left to be billed before them. */
export const isSpent = (
  { amount }: Payment,
  window: AccountWindow,
  { payments, documents }: Pick<DraftedAccount, "payments" | "documents">,
): boolean => amount > folioMoney(payments, window) - billedIn(documents, window);

/** Why a payment on account cannot have its invoice. */
export function againstDeposit(
  { depositId, window }: Pick<Draft, "depositId" | "window">,
  account: DraftedAccount,
): BillingReason[] {
  if (depositId === undefined) return [];
  const deposit = depositsOf(window, account).find(({ payment }) => payment.id === depositId);
  if (!deposit) return [billingReason("DEPOSIT_UNKNOWN")];
  if (deposit.document !== "") return [billingReason("DEPOSIT_BILLED")];
  return isSpent(deposit.payment, window, account) ? [billingReason("DEPOSIT_SPENT")] : [];
}

/** Why a draft cannot be issued, whatever its form says. */
export function againstIssuing(
  draft: Draft,
  plans: readonly Plan[],
  account: DraftedAccount,
  { billing, currency }: Pick<Property, "currency"> & { billing: Pick<BillingSettings, "mode"> },
): BillingReason[] {
  const against = [...modeReasons(billing), ...againstDeposit(draft, account)];
  const isNothing = against.length === 0 && !plans[0]?.lines.length;
  return isNothing ? [nothingToBill(draft.window, account, currency)] : against;
}

/** Why a window has nothing to bill: also where its allowances, with no invoice to take them from, are more than its charges. */
export function nothingToBill(
  window: AccountWindow,
  { charges }: Pick<DraftedAccount, "charges">,
  currency: string,
): BillingReason {
  const amount = -chargedTotal(withoutTransfers(inWindow(charges, window)));
  return amount > 0 ? billingReason("ALLOWED_OVER_CHARGED", { amount, currency }) : billingReason("DOCUMENT_EMPTY");
}

/** All that a window has to bill in the end: what is posted, and what is to come. */
export function proformaLines(window: AccountWindow, account: DraftedAccount): Plan["lines"] {
  const charges = [...account.charges, ...account.upcoming];
  return billableOf(window, { ...account, charges }).invoice;
}

/** A document whose lines are all without VAT is a receipt, for any customer and any sum. */
export const isIndemnity = (lines: Plan["lines"]): boolean =>
  lines.length > 0 && lines.every(({ cause }) => cause === "N1");

/** The documents that a draft becomes: its own first, and those that take back from earlier ones what the account has lost. */
export function plansOf(draft: Draft, account: DraftedAccount): Plan[] {
  const { window, reservationId, customer, depositId, kind } = draft;
  const own = { window, reservationId, ...(customer && { customer }) };
  if (depositId !== undefined) {
    const deposit = depositsOf(window, account).find(({ payment }) => payment.id === depositId);
    return deposit
      ? [{ ...own, kind: kindOf(draft), depositId, lines: [depositLine(deposit.payment, "Anticipo")] }]
      : [];
  }
  if (kind === "proforma") return [{ ...own, kind, lines: proformaLines(window, account) }];
  const { invoice, corrections } = billableOf(window, account);
  const ownKind: DocumentKind = isIndemnity(invoice) ? "receipt" : kindOf(draft);
  return [
    ...(invoice.length > 0 ? [{ ...own, kind: ownKind, lines: invoice }] : []),
    ...corrections.map(({ id, lines }) =>
      correctionPlan(
        account.documents.find((one) => one.id === id)!,
        lines,
        changeBehind(lines, account),
      ),
    ),
  ];
}

/** The change of an account for which lines go back; "charges" where there are several. */
function changeBehind(lines: Plan["lines"], { charges, deposits }: DraftedAccount): AccountChange {
  const allowances = new Set(charges.filter(({ kind }) => kind === "allowance").map(({ id }) => id));
  const changeOf = ({ sourceId = "", deducts }: Plan["lines"][number]): AccountChange => {
    if (deducts !== undefined || deposits.includes(sourceId)) return "deposit";
    return allowances.has(sourceId) ? "allowance" : "charges";
  };
  const [change = "charges", ...others] = new Set(lines.map(changeOf));
  return others.length === 0 ? change : "charges";
}

/** A corrective invoice by differences; its customer is the original's. */
function correctionPlan(
  { id, number, kind, window, reservationId, customer }: Original,
  lines: Plan["lines"],
  change: AccountChange,
): Plan {
  return {
    kind: correctiveKindOf(kind, "R1"),
    lines,
    window,
    reservationId,
    ...(customer && { customer }),
    corrects: { id, number, mode: "I", change },
  };
}
