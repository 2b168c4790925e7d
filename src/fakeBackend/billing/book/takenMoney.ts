import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";
import type { ReceivableAct } from "@/contract/billing/receivable";
import { billingReason } from "@/domain/billing/documentKinds";
import { grossOf } from "@/domain/billing/documentTaxes";

import { momentOf } from "../../folio/postToFolio";
import type { Hotel } from "../../hotel/Hotel";
import type { Actor } from "../../records/Actor";
import { refuse } from "../../records/Refused";
import type { Accounts } from "./Accounts";
import type { StoredDocument } from "./StoredDocument";

type Money = Pick<Payment, "method" | "amount">;

/** Whether money repeats what was taken under its id, in one part or in several. Other money under that id is refused. */
export function isRepeated(taken: readonly Money[], { method, amount = 0 }: Partial<Money>): boolean {
  if (taken.length === 0) return false;
  const isSame = grossOf(taken) === amount && taken.every((one) => one.method === method);
  refuse(isSame ? [] : [billingReason("PAYMENT_TAKEN")]);
  return true;
}

/** Refuses money under the id of a payment of another account, for one: its parts are known by that. */
export function refuseTaken(paymentId: string | undefined, own: string, accounts: Accounts) {
  const isTaken = accounts
    .rows()
    .some((row) => accounts.find(row.id)?.id !== own && row.payments.some(({ id }) => id === paymentId));
  refuse(isTaken ? [billingReason("PAYMENT_TAKEN")] : []);
}

/** Money that is taken or given back now. */
export function moneyOf(
  { method = "transfer", amount = 0, reference = "" }: Pick<ReceivableAct, "method" | "amount" | "reference">,
  hotel: Hotel,
  actor: Actor,
): Omit<DocumentPayment, "id"> {
  const words = reference.trim();
  return { method, amount, ...momentOf(hotel, actor), by: actor.by, ...(words && { reference: words }) };
}

/** The part of a payment that a document has. */
export const shareFor = (payer: string, { id, version }: Pick<StoredDocument, "id" | "version">) => ({
  id: `${payer}:${id}:${version}`,
  partOf: payer,
});
