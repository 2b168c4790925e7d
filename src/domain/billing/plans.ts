import type { Charge, Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { BillableDeposit } from "@/contract/billing/accountBilling";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { AccountChange, DocumentKind } from "@/contract/billing/documentKinds";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { Cents } from "@/contract/property";

import { isTakenBack } from "../account/corrections";
import { windowOf } from "../account/windows";
import { type BillableAccount, billableOf, depositLine } from "./billable";
import { type Billable, isByDifferences, validInvoices } from "./billed";
import { billingReason, correctiveKindOf, kindOf } from "./documentKinds";
import { grossOf } from "./documentTaxes";

/** A document to be issued. */
export type Plan = Pick<
  BillingDocument,
  "kind" | "lines" | "customer" | "window" | "reservationId" | "depositId" | "till" | "corrects" | "replaces"
>;

/** The account of a stay as its drafts see it. */
export interface DraftedAccount extends Omit<BillableAccount, "documents"> {
  /** Not posted yet: a proforma has it. */
  upcoming: readonly Charge[];
  documents: readonly Original[];
  payments: readonly Payment[];
  /** The money of each window that bills nothing yet. */
  unbilled: Record<AccountWindow, Cents>;
  /** Up to which total it may have a ticket (RD 1619/2012 art. 4). */
  ticketLimit: Cents;
}

type Original = BillableAccount["documents"][number] &
  Pick<BillingDocument, "number" | "customer" | "reservationId" | "depositId">;

export type Draft = Pick<BillingDocument, "reservationId" | "window" | "customer" | "depositId" | "kind">;

/**
 * The payments on account of a window, each with its invoice; without those that were taken back. A payment on account is
 * taxed when it is received (Ley 37/1992 art. 75.Dos), as far as no invoice of charges has taken it: the amount is what its
 * invoice has or would have. It is billed by a press, not by itself: an invoice needs data of the customer, and a ticket has
 * a limit.
 */
export function depositsOf(
  window: AccountWindow,
  { payments, documents, unbilled }: Pick<DraftedAccount, "payments" | "documents" | "unbilled">,
): BillableDeposit[] {
  const valid = validInvoices(documents);
  return payments
    .filter((one) => one.kind === "deposit" && one.amount > 0 && windowOf(one) === window)
    .filter((one) => !isTakenBack(one, payments))
    .map(({ id, amount: paid, at, date = at.slice(0, 10) }) => {
      const its = valid.filter(({ lines }) => lines.some(({ sourceId }) => sourceId === id));
      const billed = grossOf(its.flatMap(({ lines }) => lines.filter(({ sourceId }) => sourceId === id)));
      const document = billed > 0 ? its.findLast((one) => !isByDifferences(one))!.number : "";
      return { id, date, amount: billed > 0 ? billed : Math.max(0, Math.min(paid, unbilled[window])), document };
    });
}

/** Why a payment on account cannot have its invoice. */
export function againstDeposit(
  { depositId, window }: Pick<Draft, "depositId" | "window">,
  account: DraftedAccount,
): BillingReason[] {
  if (depositId === undefined) return [];
  const deposit = depositsOf(window, account).find(({ id }) => id === depositId);
  if (!deposit) return [billingReason("DEPOSIT_UNKNOWN")];
  if (deposit.document !== "") return [billingReason("DEPOSIT_BILLED")];
  return deposit.amount === 0 ? [billingReason("DEPOSIT_SPENT")] : [];
}

/** Why a draft cannot be issued, whatever its form says. */
export function againstIssuing(
  draft: Draft,
  plans: readonly Plan[],
  account: DraftedAccount,
  currency: string,
): BillingReason[] {
  const against = againstDeposit(draft, account);
  if (against.length > 0) return against;
  const { over } = draft.depositId === undefined ? drafted(draft, account) : { over: 0 };
  return plans[0]?.lines.length && over === 0 ? [] : [nothingToBill(over, currency)];
}

/** Why a window has nothing to bill: also where it allows more than it has charged at a rate, which no invoice can take. */
export const nothingToBill = (over: Cents, currency: string): BillingReason =>
  over > 0 ? billingReason("ALLOWED_OVER_CHARGED", { amount: over, currency }) : billingReason("DOCUMENT_EMPTY");

/** The lines that a draft bills: a proforma's are all that its window has to bill in the end, posted or to come. */
const drafted = ({ kind, window }: Pick<Draft, "kind" | "window">, account: DraftedAccount): Billable =>
  billableOf(
    window,
    kind === "proforma" ? { ...account, charges: [...account.charges, ...account.upcoming] } : account,
  );

export const proformaLines = (window: AccountWindow, account: DraftedAccount): Plan["lines"] =>
  drafted({ kind: "proforma", window }, account).invoice;

/** A document whose lines are all without VAT is a receipt, for any customer and any sum. */
export const isIndemnity = (lines: Plan["lines"]): boolean =>
  lines.length > 0 && lines.every(({ cause }) => cause === "N1");

/**
 * The documents that a draft becomes: its own first, and those that take back from earlier ones what the account has lost.
 * These do not wait for a ticket that is over the limit.
 */
export function plansOf(draft: Draft, account: DraftedAccount): Plan[] {
  const { window, reservationId, customer, depositId, kind } = draft;
  const own = { window, reservationId, ...(customer && { customer }) };
  if (depositId !== undefined) {
    const deposit = depositsOf(window, account).find(({ id }) => id === depositId);
    return deposit ? [{ ...own, kind: kindOf(draft), depositId, lines: [depositLine(deposit)] }] : [];
  }
  const { invoice, corrections } = drafted(draft, account);
  if (kind === "proforma") return [{ ...own, kind, lines: invoice }];
  const ownKind: DocumentKind = isIndemnity(invoice) ? "receipt" : kindOf(draft);
  const waits = corrections.length > 0 && ownKind === "F2" && grossOf(invoice) > account.ticketLimit;
  return [
    ...(invoice.length > 0 && !waits ? [{ ...own, kind: ownKind, lines: invoice }] : []),
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
