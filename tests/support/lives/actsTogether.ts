import { acme } from "../billingCalls";
import { bill, globex } from "./actsOfBilling";
import { settle } from "./actsOfStay";
import { initech } from "./livesHotel";
import { type Act, type Living, methods, moneyMethods, numberedOf } from "./living";

const reason = "Error";

/** Each with a reference of its own: an act that consists of several. */
const part = (living: Living, name: string): Living => ({ ...living, ref: `${living.ref}:${name}` });

async function firstOf(living: Living, holds: (row: Awaited<ReturnType<typeof numberedOf>>[number]) => boolean) {
  const rows = (await numberedOf(living)).filter(holds);
  return rows.length > 0 ? living.pick(rows) : undefined;
}

/** Takes parts off a document until nothing is left of it. */
async function correctInParts(living: Living) {
  const { lives, next, between } = living;
  const row = await firstOf(living, ({ kind }) => ["F1", "F2", "F3"].includes(kind));
  if (!row) return;
  for (let round = 0; round < 4; round += 1) {
    const { lines, left = lines } = await lives.documentOf(row.id);
    const less = left.flatMap(({ amount }, place) =>
      amount > 0 && next() < 0.7 ? [{ place, amount: between(0, amount - 1) }] : [],
    );
    if (less.length > 0) await lives.onDocument(row.id, "correct", { reason, lines: less });
  }
  await lives.onDocument(row.id, "correct", { reason });
}

/** Tickets of several spas, which one invoice replaces. */
async function exchangeSeveral(living: Living) {
  const { id, lives, between, pick } = living;
  for (const name of ["one", "two", "three"]) {
    const charge = { description: "Spa", quantity: 1, unitPrice: between(100, 9_000), vat: pick([10, 21]) };
    await lives.folio(id, "charge", { sourceRef: `${living.ref}:${name}`, ...charge });
    await bill(part(living, name), { reservationId: id, window: "guest" });
  }
  const tickets = (await numberedOf(living)).filter(({ kind, state }) => kind === "F2" && state !== "exchanged");
  if (tickets.length === 0) return;
  const { alike = [] } = await lives.documentOf(tickets[0]!.id);
  const others = alike.map((one) => one.id);
  await lives.onDocument(tickets[0]!.id, "exchange", { customer: pick([acme, globex, initech]), others });
}

/** An invoice to another customer, who has an account on credit, which may pay it. */
async function substituteForAccount(living: Living) {
  const { id, ref, lives, next } = living;
  await bill(living, { reservationId: id, window: "guest", customer: globex });
  const row = await firstOf(living, ({ kind, state }) => ["F1", "F3"].includes(kind) && state !== "corrected");
  if (!row) return;
  await lives.onDocument(row.id, "correct", { reason, mode: "S", customer: initech });
  if (next() < 0.5)
    await lives.onAccount(lives.accountIds[1], "pay", { paymentId: ref, method: "transfer", amount: 20_000 });
}

const payOpen = async ({ ref, lives, pick }: Living, documentId: string) => {
  const { open } = await lives.documentOf(documentId);
  if (open > 0) await lives.onDocument(documentId, "pay", { paymentId: ref, method: pick(moneyMethods), amount: open });
};

/** What is open of a document is paid after the folio was allowed something. */
async function allowAndPay(living: Living) {
  const { id, ref, lives, between, pick } = living;
  const row = await firstOf(living, ({ open }) => open > 0);
  if (!row) return;
  const allowance = { amount: between(1, 3_000), vat: pick([10, 21]), reason: "Queja" };
  await lives.folio(id, "allow", { sourceRef: ref, ...allowance });
  await payOpen(living, row.id);
}

/** The guest leaves a debt, which an account on credit pays later. */
async function leaveDebt(living: Living) {
  const { id, ref, lives, next, pick } = living;
  const { windows } = await lives.stayOf(id);
  for (const { window, balance } of windows)
    if (balance > 0) {
      const input = { sourceRef: `${ref}:${window}`, method: "receivable", amount: balance, window, reason: "Crédito" };
      await lives.folio(id, "pay", input);
    }
  await lives.onStay(id, "checkOut");
  const customer = pick([acme, initech, globex]);
  for (const { window } of windows) await bill(part(living, window), { reservationId: id, window, customer });
  if (next() < 0.3) return;
  const row = await firstOf(living, ({ open }) => open > 0);
  if (!row) return;
  const { accountId, open } = await lives.documentOf(row.id);
  const amount = next() < 0.5 ? open : Math.ceil(open / 2);
  const payment = { paymentId: ref, method: "transfer", amount };
  if (accountId && next() < 0.7) await lives.onAccount(accountId, "pay", { ...payment, documentIds: [row.id] });
  else await lives.onDocument(row.id, "pay", payment);
}

/** What a document owes back is given back there, or at the folio. */
async function giveBack(living: Living) {
  const { id, ref, lives, next, pick } = living;
  const row = await firstOf(living, ({ open }) => open < 0);
  const method = pick(moneyMethods);
  if (row && next() < 0.6) {
    const { owedBack = 0 } = await lives.documentOf(row.id);
    if (owedBack > 0) await lives.onDocument(row.id, "refund", { paymentId: ref, method, amount: owedBack });
    return;
  }
  const { windows } = await lives.stayOf(id);
  for (const { window, balance } of windows)
    if (balance < 0)
      await lives.folio(id, "refund", { sourceRef: `${ref}:${window}`, method, amount: -balance, window, reason });
}

/** An account pays documents, and the payment was a mistake. */
async function payAndVoid(living: Living) {
  const { ref, lives, next, pick } = living;
  const row = await firstOf(living, ({ open, accountId }) => open > 0 && accountId !== undefined);
  if (!row?.accountId) return;
  const chosen = next() < 0.7 && { documentIds: [row.id] };
  const amount = row.open + pick([0, 0, 500, -1]);
  if (amount <= 0) return;
  await lives.onAccount(row.accountId, "pay", { paymentId: ref, method: "transfer", amount, ...chosen });
  if (next() < 0.4) await correctInParts(part(living, "parts"));
  if (next() < 0.4) await lives.onAccount(row.accountId, "apply");
  if (next() < 0.6) await lives.onAccount(row.accountId, "void", { paymentId: ref, reason });
}

/** Money on account is billed, then what it is for is charged and billed, more or less than it. */
async function billDeposit(living: Living) {
  const { id, ref, lives, between, next, pick } = living;
  const amount = between(500, 20_000);
  await lives.folio(id, "pay", { sourceRef: ref, method: pick(moneyMethods), amount, isDeposit: true });
  const { payments } = await lives.stayOf(id);
  const deposit = payments.find(({ sourceRef }) => sourceRef === ref);
  if (!deposit) return;
  const customer = next() < 0.7 && { customer: acme };
  await bill(part(living, "deposit"), { reservationId: id, window: "guest", depositId: deposit.id, ...customer });
  if (next() < 0.5) {
    const unitPrice = between(100, 30_000);
    const charge = { description: "Sala", quantity: 1, unitPrice, vat: pick([10, 21]) };
    await lives.folio(id, "charge", { sourceRef: `${ref}:charge`, ...charge });
  }
  if (next() < 0.7) await bill(part(living, "rest"), { reservationId: id, window: "guest", customer: acme });
}

/** A guest with a billed deposit does not come. */
async function depositOfNoShow(living: Living) {
  const { id, lives, pick } = living;
  const { state } = await lives.stayOf(id);
  if (state !== "confirmed") return;
  await billDeposit(living);
  const done = await lives.onStay(id, "markNoShow");
  if (!done) await lives.onStay(id, "cancel", { cancelReason: "guestRequest" });
  await bill(part(living, "after"), { reservationId: id, window: "guest", customer: pick([acme, globex]) });
}

async function payDocument(living: Living) {
  const row = await firstOf(living, ({ open }) => open > 0);
  if (row) await payOpen(living, row.id);
}

async function payPart({ id, ref, lives, between, pick }: Living) {
  const { windows } = await lives.stayOf(id);
  const { window, balance } = pick(windows);
  if (balance > 0)
    await lives.folio(id, "pay", {
      sourceRef: ref,
      method: pick(methods),
      amount: between(1, balance),
      window,
      reason,
    });
}

/** A guest who pays and leaves. */
async function leave(living: Living) {
  await settle(living);
  await living.lives.onStay(living.id, "checkOut");
}

export const actsTogether: Act[] = [
  correctInParts,
  exchangeSeveral,
  substituteForAccount,
  allowAndPay,
  leaveDebt,
  leave,
  giveBack,
  giveBack,
  payAndVoid,
  payAndVoid,
  billDeposit,
  depositOfNoShow,
  payDocument,
  payPart,
];
