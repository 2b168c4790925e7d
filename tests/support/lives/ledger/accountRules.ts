import type { ReceivableAccount } from "@/contract/billing/receivable";

import type { WholeBooks } from "./books";
import { beyondOf } from "./figures";
import { type Keep, sumOf } from "./rules";
import { isReplaced } from "./standing";

export function keepAccount(account: ReceivableAccount, { rows, stays }: WholeBooks, keep: Keep) {
  const { id, customer, balance, payments, unapplied, ageing } = account;
  const its = rows.filter(({ accountId }) => accountId === id);
  const open = sumOf(its, (row) => Math.max(row.open, 0));
  const tell = () =>
    `${customer.name} owes ${balance}, ${JSON.stringify(ageing)}: ${its.map((row) => `${row.number} ${row.open}`).join(", ")}`;
  keep("balance of an account", balance === open, tell);
  keep("balance of an account", sumOf(Object.values(ageing), (cents) => cents) === open, tell);
  for (const { documents } of stays)
    for (const document of documents) {
      if (document.kind === "proforma" || isReplaced(document, documents)) continue;
      const isIts = document.customer?.taxId === customer.taxId;
      const { number, accountId, customer: itsCustomer } = document;
      keep(
        "balance of an account",
        isIts === (accountId === id),
        () => `${number} of ${itsCustomer?.name} is of ${accountId}`,
      );
    }
  for (const payment of payments) keepPayment(payment, stays, keep);
  // what was paid for its documents beyond what they come to by now, and is not the guest's
  const documents = stays.flatMap((one) => one.documents).filter(({ accountId }) => accountId === id);
  const beyond = sumOf(documents, beyondOf);
  const parts = sumOf(payments, (one) => one.unapplied) + beyond;
  const tellUnapplied = () => `${customer.name} has ${unapplied} unapplied, ${parts} at payments and documents`;
  keep("unapplied of an account", unapplied === parts, tellUnapplied);
}

/** Of each payment documents and folios have what the account says, the rest is unapplied, and of a voided one nothing is left. */
function keepPayment(payment: ReceivableAccount["payments"][number], stays: WholeBooks["stays"], keep: Keep) {
  const { id, amount, unapplied, shares, folios, voided } = payment;
  const given = sumOf(shares, (one) => one.amount) + sumOf(folios, (one) => one.amount);
  const inFolios = stays.map(({ stay }) => {
    const parts = stay.payments.filter(({ partOf }) => partOf === id);
    const ids = new Set(parts.map((one) => one.id));
    const back = stay.payments.filter(({ takesBack, id: own }) => takesBack && ids.has(takesBack) && !ids.has(own));
    const refunded = stay.payments.filter(({ kind }) => kind === "refund");
    return {
      id: stay.id,
      amount: sumOf([...parts, ...back], (one) => one.amount),
      refunded: parts.length > 0 ? 0 - sumOf(refunded, (one) => one.amount) : 0,
    };
  });
  const key = (one: { id: string; amount: number }) => `${one.id} ${one.amount}`;
  const atFolios = new Set(stays.flatMap(({ stay }) => stay.payments.map(key)));
  const listed = stays
    .flatMap(({ documents }) => documents.flatMap((document) => document.payments))
    .filter((one) => !atFolios.has(key(one)));
  const itsOwn = new Set(listed.filter(({ partOf }) => partOf === id).map((one) => one.id));
  const atDocuments = new Map(
    listed.filter((one) => itsOwn.has(one.id) || itsOwn.has(one.voids ?? "")).map((one) => [key(one), one.amount]),
  );
  const found = sumOf(inFolios, (one) => one.amount) + sumOf([...atDocuments.values()], (cents) => cents);
  /** A folio may have given back to the customer what it had of the payment. */
  const refunded = sumOf(inFolios, (one) => one.refunded);
  const tell = () =>
    JSON.stringify({
      id,
      amount,
      unapplied,
      shares,
      folios,
      voided,
      inFolios: inFolios.filter((one) => one.amount !== 0),
      atDocuments: [...atDocuments],
    });
  if (voided) {
    keep("money of an account", unapplied === 0 && given === 0, tell);
    keep("money of an account", found >= 0 && found <= refunded, tell);
    return;
  }
  const missing = amount - given - unapplied;
  keep("money of an account", missing >= 0 && missing <= refunded && unapplied >= 0, tell);
  const beyond = found - given;
  keep("money of an account", beyond >= 0 && beyond <= refunded, tell);
  keep(
    "money of an account",
    [...shares, ...folios].every((one) => one.amount > 0),
    tell,
  );
}
