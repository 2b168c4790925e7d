import { accountWindows } from "@/contract/account/accountWindows";
import { billingContract } from "@/contract/billing/billing";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import { correctiveKinds, type DocumentKind } from "@/contract/billing/documentKinds";

import { acme } from "../billingCalls";
import { initech } from "./livesHotel";
import { type Act, type Living, methods, numberedOf, someDeposit } from "./living";

export const globex = { ...acme, name: "Globex, S.A.", taxId: "B12345674" };

const draftOf = ({ id, next, pick }: Living): DocumentDraft => ({
  reservationId: id,
  window: pick(accountWindows),
  ...(next() < 0.6 && { customer: pick([acme, acme, globex, initech]) }),
});

export function bill({ ref, lives, next }: Living, draft: DocumentDraft, clerk = "") {
  const overrideReason = next() < 0.5 ? "Dirección" : "";
  const body = { clientId: `${ref}${clerk}`, draft, overrideReason };
  return lives.tried(billingContract.billAccount, { body });
}

/** An act on one of the documents of the stay, of these kinds or of any. */
const onDocument =
  (
    action: string,
    inputOf: (living: Living, documentId: string) => object | Promise<object>,
    kinds?: DocumentKind[],
  ): Act =>
  async (living) => {
    const { lives, pick } = living;
    const documents = (await numberedOf(living)).filter((one) => kinds?.includes(one.kind) ?? true);
    if (documents.length === 0) return;
    const { id: documentId } = pick(documents);
    await lives.onDocument(documentId, action, await inputOf(living, documentId));
  };

/** Less of some of its lines. */
async function lessOf({ lives, between, next }: Living, documentId: string) {
  const { lines: issued, left: lines = issued } = await lives.documentOf(documentId);
  return lines.flatMap(({ amount }, place) =>
    next() < 0.5 ? [{ place, amount: amount < 0 ? -between(0, -amount) : between(0, amount) }] : [],
  );
}

/** Issues a draft, or deletes it. */
async function finishDraft({ id, lives, next }: Living) {
  const draft = (await lives.documentsOf(id)).find(({ number }) => number === "");
  if (!draft) return;
  const { id: draftId } = draft;
  if (next() < 0.2) await lives.tried(billingContract.deleteDocument, { params: { id: draftId } });
  else await lives.onDocument(draftId, "issue", { overrideReason: "Dirección" });
}

export const actsOfBilling: Act[] = [
  (living) => bill(living, draftOf(living)),
  (living) => bill(living, draftOf(living)),
  async (living) => bill(living, { ...draftOf(living), window: "guest", depositId: await someDeposit(living) }),
  // two at two desks, and one whose reply was lost
  (living) => {
    const draft = draftOf(living);
    return living.lives.atOnce(() => [":one", ":other", ":one"].map((clerk) => bill(living, draft, clerk)));
  },
  async (living) => {
    const isProforma = living.next() < 0.3 && { isProforma: true as const };
    const draft = { ...draftOf(living), ...isProforma };
    await living.lives.tried(billingContract.createDocument, { body: { clientId: living.ref, draft } });
    if (living.next() < 0.5) await finishDraft(living);
  },
  finishDraft,
  onDocument("exchange", () => ({ customer: acme }), ["F2"]),
  onDocument(
    "exchange",
    async (living) => {
      const tickets = (await numberedOf(living)).filter(({ kind }) => kind === "F2");
      return { customer: globex, others: tickets.filter(() => living.next() < 0.7).map((one) => one.id) };
    },
    ["F2"],
  ),
  onDocument("correct", ({ pick }) => ({ reason: "Error", cause: pick(correctiveKinds) })),
  onDocument("correct", async (living, documentId) => ({
    reason: "Error",
    cause: living.pick(correctiveKinds),
    lines: await lessOf(living, documentId),
  })),
  onDocument(
    "correct",
    async (living, documentId) => ({
      reason: "Error",
      mode: "S",
      customer: living.pick([acme, globex, initech]),
      ...(living.next() < 0.5 && { lines: await lessOf(living, documentId) }),
    }),
    ["F1", "F3"],
  ),
  onDocument("cancel", () => ({ reason: "Error" })),
  onDocument("pay", ({ between, pick, ref }) => ({ paymentId: ref, method: pick(methods), amount: between(1, 5_000) })),
  onDocument("refund", ({ between, ref }) => ({ paymentId: ref, method: "card", amount: between(1, 5_000) })),
  onDocument("print", () => ({})),
  // a record that the agency has rejected is mended
  async (living) => {
    const { lives, next, pick } = living;
    const documents = await numberedOf(living);
    if (documents.length === 0) return;
    const customer = pick([acme, globex, initech]);
    await lives.onDocument(pick(documents).id, next() < 0.5 ? "resend" : "amend", { reason: "Error", customer });
  },
  ({ ref, lives, between, pick }) =>
    lives.onAccount(pick(lives.accountIds), "pay", {
      paymentId: ref,
      method: "transfer",
      amount: between(100, 50_000),
    }),
  ({ lives, pick }) => lives.onAccount(pick(lives.accountIds), "apply"),
  async ({ lives, pick }) => {
    const accountId = pick(lives.accountIds);
    const { payments } = await lives.accountOf(accountId);
    if (payments.length === 0) return;
    await lives.onAccount(accountId, "void", { paymentId: pick(payments).id, reason: "Error" });
  },
];
