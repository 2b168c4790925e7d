import { describe, expect, it } from "vitest";

import {
  accountCalled,
  accountOf,
  acme,
  act,
  added,
  bill,
  billedStay,
  billingApi as api,
  charge,
  get,
  onAccount,
  onFolio,
  openOf,
  openStay,
  payAccount,
  stayOf,
  takeOff,
  withTicket,
} from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const allow = (id: string, amount: number) => onFolio(id, "allow", { amount, reason: "Ruido" });
const deposit = (id: string, amount: number) => onFolio(id, "pay", { method: "card", amount, isDeposit: true });
const documentsOf = (id: string) => api.exportDocuments({ query: { reservationId: id } });
const billingOf = (id: string) => api.getAccountBilling({ params: { id } });

/** Leaves today: the nights to come are not charged. */
async function checkOut(id: string) {
  const { balance } = await stayOf(id);
  if (balance > 0) await onFolio(id, "pay", { method: "card", amount: balance });
  return hotelApi.actOnReservation({
    params: { id, action: "checkOut" },
    body: { version: (await stayOf(id)).version },
  });
}

/** What is owed to customers of a stay, by all that says so. */
async function owedBack(id: string, accountId?: string) {
  const rows = await documentsOf(id);
  const documents = await Promise.all(rows.map((row) => get(row.id)));
  const { owedBack: listed } = await api.listReceivables();
  const unapplied = accountId ? (await accountOf(accountId)).unapplied : 0;
  return {
    documents: documents.reduce((sum, { owedBack: cents = 0 }) => sum + cents, 0),
    listed: added(listed.filter(({ reservationId }) => reservationId === id)),
    unapplied,
  };
}

describe("an allowance at the folio after the invoice, which is paid whole", () => {
  it("is owed back at the document once, after the check-out", async () => {
    const { id, draft } = openStay();
    const invoice = await bill({ ...draft, customer: acme });
    await allow(id, 2_000);
    await act("pay", await get(invoice.id), { method: "transfer", amount: invoice.open });
    await checkOut(id);
    const before = await owedBack(id);
    expect(before.documents + before.listed).toBe(0 - (await stayOf(id)).balance);
    await bill({ ...draft, customer: acme });
    const { balance } = await stayOf(id);
    expect(balance).toBeLessThanOrEqual(-2_000);
    expect(await owedBack(id)).toEqual({ documents: 0 - balance, listed: 0, unapplied: 0 });
  });

  it("is unapplied money of the account that has paid it", async () => {
    const { id, account, document, draft } = await billedStay();
    await allow(id, 2_000);
    await payAccount(account.id, document.open, [document.id]);
    await checkOut(id);
    await bill({ ...draft, customer: account.customer });
    const { balance } = await stayOf(id);
    const { documents, listed, unapplied } = await owedBack(id, account.id);
    expect([documents + unapplied, listed]).toEqual([0 - balance, 0]); // the desk has taken money for a night to come
    expect(unapplied).toBeGreaterThanOrEqual(2_000);
    const [older] = await openOf(account.id);
    await onAccount(account.id, "apply", { documentIds: [older!.id] });
    expect((await stayOf(id)).balance).toBe(balance + Math.min(unapplied, older!.open));
    expect((await get(older!.id)).paid).toBe(Math.min(unapplied, older!.open));
  });

  it("pays what is charged next: desk and documents ask for the same", async () => {
    const { id, draft } = openStay();
    const invoice = await bill({ ...draft, customer: acme });
    await allow(id, 2_000);
    const { balance: asked } = await stayOf(id);
    await act("pay", await get(invoice.id), { method: "transfer", amount: invoice.open });
    await charge(id, 3_000);
    expect((await stayOf(id)).balance).toBe(asked + 3_000 - invoice.open);
    await bill({ ...draft, customer: acme });
    const billed = await documentsOf(id);
    expect(billed.filter(({ open }) => open > 0).map(({ open }) => open)).toEqual([1_000]);
  });
});

describe("money for a document of a debt that was handed over", () => {
  it("is at the folio, and the debt is accounts receivable's again where it is taken back", async () => {
    const { id, draft } = openStay();
    const { balance } = await stayOf(id);
    await onFolio(id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
    const document = await bill({ ...draft, customer: acme });
    await act("pay", document, { method: "transfer", amount: 1_000 });
    const paid = await stayOf(id);
    expect([paid.balance, paid.payments.slice(1).map((one) => [one.method, one.amount])]).toEqual([
      0,
      [
        ["transfer", 1_000],
        ["receivable", -1_000],
      ],
    ]);
    await onFolio(id, "correct", { chargeId: paid.payments[1]!.id, reason: "Era de otra factura" });
    expect((await stayOf(id)).balance).toBe(0);
    expect(await get(document.id)).toMatchObject({ paid: 0, open: document.total });
    const { unbilled } = await api.listReceivables();
    expect(added(unbilled.filter(({ reservationId }) => reservationId === id))).toBe(balance - document.total);
  });

  it("goes out of the folio with the account's payment that is voided", async () => {
    const { id, account, document } = await billedStay();
    const { balance } = await stayOf(id);
    await onFolio(id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
    await payAccount(account.id, document.open, [document.id], { paymentId: "wrong" });
    expect((await accountOf(account.id)).payments[0]).toMatchObject({
      shares: [{ id: document.id, amount: document.open }],
      folios: [],
      reasons: [],
    });
    await onAccount(account.id, "void", { paymentId: "wrong", reason: "Era de otra agencia" });
    expect([(await stayOf(id)).balance, (await get(document.id)).open]).toEqual([0, document.open]);
    expect((await accountOf(account.id)).balance).toBe(account.balance + document.open);
  });
});

describe("a corrective invoice of a ticket", () => {
  it("has no customer, whatever draft led to it, and the same call again gives the same one", async () => {
    const { draft, spa, ticket } = await withTicket();
    await onFolio(draft.reservationId, "correct", { chargeId: spa.id, reason: "Error" });
    const body = { clientId: "once", draft: { ...draft, customer: acme } };
    const corrective = await api.billAccount({ body });
    expect(corrective).toMatchObject({ kind: "R5", corrects: { id: ticket.id }, total: -5_000 });
    expect(corrective.customer).toBeUndefined();
    const count = (await documentsOf(draft.reservationId)).length;
    expect((await api.billAccount({ body })).number).toBe(corrective.number);
    expect(await documentsOf(draft.reservationId)).toHaveLength(count);
  });
});

it("corrects the line that is shown in its place, though a charge has several", async () => {
  const { id, draft } = openStay();
  await bill({ ...draft, customer: acme });
  const tickets = [];
  for (const cents of [1_000, 2_000, 3_000]) {
    await charge(id, cents);
    tickets.push(await bill(draft));
  }
  const { followers } = await act("exchange", await get(tickets[0]!.id), {
    customer: acme,
    others: tickets.slice(1).map((one) => one.id),
  });
  const full = await get(followers[0]!.id);
  const place = full.lines.findIndex(({ amount }) => amount === 2_000);
  const corrected = await act("correct", full, { reason: "Precio", lines: [{ place, amount: 500 }] });
  expect(corrected.left?.map(({ amount }) => amount)).toEqual([1_000, 500, 3_000]);
});

describe("an invoice that is corrected whole, with an allowance at the folio besides", () => {
  it("is billed again with nothing below zero: nights to come have to bear the allowance", async () => {
    const { id, draft } = openStay();
    const invoice = await bill({ ...draft, customer: acme });
    await allow(id, 2_000);
    await act("correct", invoice, { reason: "Error" });
    await expectRefused(bill({ ...draft, customer: acme }), "ALLOWED_OVER_CHARGED");
    const [window] = (await billingOf(id)).windows;
    expect(window).toMatchObject({ total: 0, corrections: 0, reasons: [{ code: "ALLOWED_OVER_CHARGED" }] });
  });

  it("takes the allowance with it where nothing is left to bear that", async () => {
    const { id, draft } = openStay();
    await allow(id, 2_000);
    await checkOut(id);
    const invoice = await bill({ ...draft, customer: acme });
    await act("correct", invoice, { reason: "Error" });
    await expectRefused(bill({ ...draft, customer: acme }), "DOCUMENT_EMPTY");
    const { charges, total } = await stayOf(id);
    expect([added(charges), total]).toEqual([0, 0]);
  });
});

describe("the credit limit", () => {
  /** An account that may owe no more than it owes by now. */
  async function full() {
    const account = await accountCalled("Clínica");
    const { version, customer, email, termDays } = account;
    const draft = { customer, email, termDays, limit: account.balance };
    await api.updateReceivable({ params: { id: account.id }, body: { version, draft } });
    return account.customer;
  }

  it("holds where a ticket is exchanged, unless somebody says why", async () => {
    const { ticket } = await withTicket();
    const customer = await full();
    await expectRefused(act("exchange", ticket, { customer }), "CREDIT_LIMIT");
    const { followers } = await act("exchange", ticket, { customer, overrideReason: "Dirección" });
    expect(followers).toHaveLength(1);
  });

  it("holds where an invoice gets another customer, and not where it only gets the right address", async () => {
    const { draft } = openStay();
    const customer = await full();
    const invoice = await bill({ ...draft, customer: acme });
    const substitute = (to: typeof acme, document = invoice) =>
      act("correct", document, { mode: "S", cause: "R4", reason: "Cliente", customer: to });
    await expectRefused(substitute(customer), "CREDIT_LIMIT");
    const [own] = await openOf((await accountCalled("Clínica")).id);
    const { followers } = await substitute({ ...customer, address: "Calle Sol, 1" }, await get(own!.id));
    expect(followers).toHaveLength(1);
  });
});

it("takes back the last of a document with the rest of its base and its VAT", async () => {
  const { draft, id } = openStay();
  await bill({ ...draft, customer: acme });
  for (let one = 0; one < 3; one += 1)
    await onFolio(id, "charge", { description: "Café", quantity: 1, unitPrice: 250, vat: 10 });
  const ticket = await bill(draft);
  expect(ticket.taxes).toMatchObject([{ base: 682, vat: 68 }]);
  for (const place of [0, 1, 2]) {
    const document = await get(ticket.id);
    await act("correct", document, { reason: "Error", lines: [{ place, amount: 0 }] });
  }
  const { followers } = await get(ticket.id);
  const parts = await Promise.all(followers.map((one) => get(one.id)));
  const taxes = [ticket, ...parts].flatMap((one) => one.taxes);
  expect(parts.map((one) => one.taxes[0]!.vat)).toEqual([-23, -22, -23]);
  expect([taxes.reduce((sum, { base }) => sum + base, 0), taxes.reduce((sum, { vat }) => sum + vat, 0)]).toEqual([
    0, 0,
  ]);
});

it("gives the rest of a deposit, which has paid an invoice in part, an invoice of its own", async () => {
  const { id, draft } = openStay();
  await charge(id, 10_000);
  await deposit(id, 74_200);
  const invoice = await bill({ ...draft, customer: acme });
  const { deposits } = (await billingOf(id)).windows[0]!;
  expect(deposits).toMatchObject([{ amount: 74_200 - invoice.total, document: "" }]);
  const own = await bill({ ...draft, customer: acme, depositId: deposits[0]!.id });
  expect(own.total).toBe(74_200 - invoice.total);
  expect([invoice, own].map(({ id: of }) => of).length).toBe(2);
  expect((await get(own.id)).open).toBe(0);
  await charge(id, 3_000);
  expect((await billingOf(id)).windows[0]).toMatchObject({ total: 3_000 });
});

it("bills a deposit again whose own invoice was corrected whole, and deducts it once", async () => {
  const { id, draft } = openStay();
  await deposit(id, 6_600);
  const { total, deposits } = (await billingOf(id)).windows[0]!;
  const again = { ...draft, customer: acme, depositId: deposits[0]!.id };
  const wrong = await bill(again);
  await expectRefused(bill(again), "DEPOSIT_BILLED");
  await act("correct", wrong, { reason: "Otro cliente" });
  expect((await billingOf(id)).windows[0]).toMatchObject({ total, deposits: [{ amount: 6_600, document: "" }] });
  const right = await bill(again);
  const window = { total: total - 6_600, deposits: [{ amount: 6_600, document: right.number }] };
  expect((await billingOf(id)).windows[0]).toMatchObject(window);
  await expectRefused(bill(again), "DEPOSIT_BILLED");
});

it("corrects an invoice at the rates that it has", async () => {
  const { id, draft } = openStay();
  const nights = await bill({ ...draft, customer: acme });
  await charge(id, 10_000);
  const spa = await bill({ ...draft, customer: acme });
  await takeOff(spa.id, 4_000);
  await allow(id, 7_000);
  await bill({ ...draft, customer: acme });
  for (const document of [nights, spa]) {
    const rates = new Set(document.taxes.map(({ rate }) => rate));
    const { followers } = await get(document.id);
    const its = await Promise.all(followers.map((one) => get(one.id)));
    for (const { taxes } of its) expect(taxes.every(({ rate }) => rates.has(rate))).toBe(true);
  }
});

it("takes back what a document bills of a window that is closed again", async () => {
  const { id, draft } = openStay();
  await onFolio(id, "halve", { payer: "Acme" });
  const half = await bill({ ...draft, window: "company", customer: acme });
  await onFolio(id, "unbill", {});
  await bill({ ...draft, customer: acme });
  const rows = await documentsOf(id);
  const { charges } = await stayOf(id);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(added(charges));
  expect(await get(half.id)).toMatchObject({ state: "corrected", open: 0 });
});

it("names the document of each half of a charge, and corrects it in the words of the charge", async () => {
  const { id, draft } = openStay();
  await onFolio(id, "halve", { payer: "Acme" });
  const own = await bill({ ...draft, customer: acme });
  const half = await bill({ ...draft, window: "company", customer: acme });
  const { charges, total } = await stayOf(id);
  const { documentOf } = await billingOf(id);
  const numberOf = (window: string) => [
    ...new Set(charges.filter((one) => (one.window ?? "guest") === window).map((one) => documentOf[one.id]?.number)),
  ];
  expect([numberOf("guest"), numberOf("company")]).toEqual([[own.number], [half.number]]);
  await takeOff(half.id, 1_000);
  await act("correct", await get(half.id), { reason: "Error" });
  expect((await stayOf(id)).total).toBe(total - half.total);
  expect((await billingOf(id)).windows.map((one) => [one.total, one.corrections])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it("keeps what was corrected at a document of a window that is closed again", async () => {
  const { id, draft } = openStay();
  await onFolio(id, "halve", { payer: "Acme" });
  const half = await bill({ ...draft, window: "company", customer: acme });
  await onFolio(id, "unbill", {});
  const { total } = await stayOf(id);
  await takeOff(half.id, 1_000);
  expect((await stayOf(id)).total).toBe(total - 1_000);
  await bill({ ...draft, customer: acme });
  const rows = await documentsOf(id);
  const { charges } = await stayOf(id);
  expect(rows.reduce((sum, one) => sum + one.total, 0)).toBe(added(charges));
  expect((await billingOf(id)).windows[0]).toMatchObject({
    total: 0,
    corrections: 0,
    reasons: [{ code: "DOCUMENT_EMPTY" }],
  });
  expect((await get(half.id)).open).toBe(0);
});

it("has the money for a document of a window that is closed again at the guest's", async () => {
  const { id, draft } = openStay();
  await onFolio(id, "halve", { payer: "Acme" });
  const half = await bill({ ...draft, window: "company", customer: acme });
  await onFolio(id, "unbill", {});
  const { balance } = await stayOf(id);
  const paid = await act("pay", await get(half.id), { method: "card", amount: half.open });
  expect(paid).toMatchObject({ state: "paid", open: 0 });
  expect((await stayOf(id)).balance).toBe(balance - half.open);
  const whole = await bill({ ...draft, customer: acme });
  expect(whole).toMatchObject({ paid: half.open, open: whole.total - half.open });
});

describe("money of several payers in one window", () => {
  it("goes back to each: to the account what it has paid too much, to the guest the rest", async () => {
    const { id, account, document } = await billedStay();
    await payAccount(account.id, document.open, [document.id]);
    await checkOut(id); // the desk has taken money for nights to come
    const { balance } = await stayOf(id);
    expect(await owedBack(id, account.id)).toEqual({ documents: 0 - balance, listed: 0, unapplied: 0 });
  });

  it("is owed back by the document of each, where both were corrected", async () => {
    const { id, account, document, draft } = await billedStay();
    await payAccount(account.id, document.open, [document.id]);
    await charge(id, 5_000);
    const spa = await bill({ ...draft, customer: acme });
    await act("pay", spa, { method: "card", amount: spa.open });
    await checkOut(id);
    const before = await owedBack(id, account.id);
    await takeOff(document.id, 1_000);
    await takeOff(spa.id, 300);
    const after = await owedBack(id, account.id);
    expect([after.unapplied - before.unapplied, after.documents - before.documents]).toEqual([1_000, 300]);
  });
});

describe("a debt that accounts receivable have taken over", () => {
  async function handedOver() {
    const stay = await billedStay();
    const { balance } = await stayOf(stay.id);
    await onFolio(stay.id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
    await checkOut(stay.id);
    const left = await stayOf(stay.id);
    if (left.balance < 0) await onFolio(stay.id, "refund", { method: "receivable", amount: 0 - left.balance });
    return stay;
  }

  it("is no more than is owed after the payment of a corrected document is voided", async () => {
    const { id, account, document } = await handedOver();
    await payAccount(account.id, document.open, [document.id], { paymentId: "wrong" });
    await takeOff(document.id, 500);
    await onAccount(account.id, "void", { paymentId: "wrong", reason: "Era de otra agencia" });
    expect([(await stayOf(id)).balance, (await get(document.id)).open]).toEqual([0, document.total - 500]);
  });

  it("is no more than is owed after one of two corrective invoices is cancelled", async () => {
    const { id, account, document } = await handedOver();
    await takeOff(document.id, 1_000);
    await payAccount(account.id, document.total - 1_000, [document.id]);
    const { followers } = await takeOff(document.id, 500);
    await act("cancel", await get(followers[0]!.id), { reason: "Error" });
    const { balance } = await stayOf(id);
    expect([balance, (await get(document.id)).open]).toEqual([0, 500]);
  });
});

describe("a stranger's call", () => {
  it("that corrects with what are no lines, or no reason, is told so", async () => {
    const { draft } = openStay();
    const invoice = await bill({ ...draft, customer: acme });
    for (const lines of ["x", {}, [null]])
      expect((await hotelRefusalOf(act("correct", invoice, { reason: "Error", lines: lines as [] }))).status).toBe(422);
    expect((await hotelRefusalOf(act("correct", invoice, { reason: 5 as never }))).status).toBe(422);
  });

  it("that pays under the id of another account's payment is refused", async () => {
    openStay();
    const [one, other] = [await accountCalled("Touristik"), await accountCalled("Clínica")];
    await payAccount(one.id, 5_000, [], { paymentId: "same" });
    await expectRefused(payAccount(other.id, 5_000, [], { paymentId: "same" }), "PAYMENT_TAKEN");
    expect((await accountOf(other.id)).payments).toEqual([]);
  });
});
