import { accountWindows } from "@/contract/account/accountWindows";
import { billingContract } from "@/contract/billing/billing";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import { correctiveKinds, type DocumentKind } from "@/contract/billing/documentKinds";
import { isDraft } from "@/domain/billing/documentLife";

import { acme } from "../billingCalls";
import { type Act, type Living, methods, someDeposit } from "./living";

const globex = { ...acme, name: "Globex, S.A.", taxId: "B12345674" };

const draftOf = ({ id, next, pick }: Living): DocumentDraft => ({
  reservationId: id,
  window: pick(accountWindows),
  ...(next() < 0.6 && { customer: next() < 0.7 ? acme : globex }),
});

function bill({ ref, lives, next }: Living, draft: DocumentDraft, clerk = "") {
  const overrideReason = next() < 0.5 ? "Dirección" : "";
  const body = { clientId: `${ref}${clerk}`, draft, overrideReason };
  return lives.tried(billingContract.billAccount, { body });
}

/** An act on one of the documents of the stay, of these kinds or of any. */
const onDocument =
  (action: string, inputOf: (living: Living, documentId: string) => object, kinds?: DocumentKind[]): Act =>
  async (living) => {
    const { id, lives, pick } = living;
    const documents = lives.book.ofStay(id).filter((one) => !isDraft(one) && (kinds?.includes(one.kind) ?? true));
    if (documents.length === 0) return;
    const { id: documentId, version } = pick(documents);
    const input = { ...inputOf(living, documentId), version };
    await lives.onDocument(documentId, action, input);
    // its reply was lost, and the same call is sent again
    if (living.next() < 0.15) await lives.onDocument(documentId, action, input);
  };

/** Less of some of its lines. */
function lessOf({ lives, between, next }: Living, documentId: string) {
  const { lines } = lives.book.get(documentId);
  return lines.flatMap(({ amount }, place) =>
    next() < 0.5 ? [{ place, amount: amount < 0 ? -between(0, -amount) : between(0, amount) }] : [],
  );
}

export const actsOfBilling: Act[] = [
  (living) => bill(living, draftOf(living)),
  (living) => bill(living, draftOf(living)),
  (living) => bill(living, { ...draftOf(living), window: "guest", depositId: someDeposit(living) }),
  // two at two desks, and one whose reply was lost
  (living) => {
    const draft = draftOf(living);
    return Promise.all([bill(living, draft, ":one"), bill(living, draft, ":other"), bill(living, draft, ":one")]);
  },
  async (living) => {
    const isProforma = living.next() < 0.3 && { isProforma: true as const };
    const draft = { ...draftOf(living), ...isProforma };
    await living.lives.tried(billingContract.createDocument, { body: { clientId: living.ref, draft } });
  },
  async ({ id, lives, next }) => {
    const draft = lives.book.ofStay(id).find(isDraft);
    if (!draft) return;
    const { id: draftId } = draft;
    if (next() < 0.2) await lives.tried(billingContract.deleteDocument, { params: { id: draftId } });
    else await lives.onDocument(draftId, "issue", { overrideReason: "Dirección" });
  },
  onDocument("exchange", () => ({ customer: acme }), ["F2"]),
  onDocument(
    "exchange",
    ({ id, lives, next }) => {
      const tickets = lives.book.ofStay(id).filter(({ kind }) => kind === "F2");
      return { customer: globex, others: tickets.filter(() => next() < 0.7).map((one) => one.id) };
    },
    ["F2"],
  ),
  onDocument("correct", ({ pick }) => ({ reason: "Error", cause: pick(correctiveKinds) })),
  onDocument("correct", (living, documentId) => ({
    reason: "Error",
    cause: living.pick(correctiveKinds),
    lines: lessOf(living, documentId),
  })),
  onDocument(
    "correct",
    (living, documentId) => ({
      reason: "Error",
      mode: "S",
      customer: living.pick([acme, globex]),
      ...(living.next() < 0.5 && { lines: lessOf(living, documentId) }),
    }),
    ["F1", "F3"],
  ),
  onDocument("cancel", () => ({ reason: "Error" })),
  onDocument("pay", ({ between, pick, ref }) => ({ paymentId: ref, method: pick(methods), amount: between(1, 5_000) })),
  onDocument("refund", ({ between, ref }) => ({ paymentId: ref, method: "card", amount: between(1, 5_000) })),
  onDocument("print", () => ({})),
  // a record that the agency has rejected is mended
  async ({ id, lives, next, pick }) => {
    const documents = lives.book.ofStay(id).filter(({ records }) => records.length > 0);
    if (documents.length === 0) return;
    await lives.onDocument(pick(documents).id, next() < 0.5 ? "resend" : "amend", { reason: "Error" });
  },
  ({ ref, lives, between }) =>
    lives.onAccount("pay", { paymentId: ref, method: "transfer", amount: between(100, 50_000) }),
  ({ lives }) => lives.onAccount("apply", {}),
  ({ lives, pick }) => {
    const { payments } = lives.book.accounts.get(lives.accountId);
    return lives.onAccount("void", { paymentId: payments.length > 0 ? pick(payments).id : "", reason: "Error" });
  },
];
