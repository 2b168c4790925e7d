import { describe, expect, it } from "vitest";

import { ageingColumns } from "@/contract/billing/receivable";
import type { PaymentMethod } from "@/contract/account/account";
import type { BillingDocument } from "@/contract/billing/billingDocument";

import { acme, act, bill, billingApi as api, charge, get, onFolio, openStay } from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const accountCalled = async (name: string) =>
  (await api.listReceivables()).accounts.find(({ customer }) => customer.name.startsWith(name))!;

let calls = 0;

async function pay(
  id: string,
  amount: number,
  documents: readonly Pick<BillingDocument, "id">[] = [],
  method: PaymentMethod = "transfer",
  reference = "",
) {
  calls += 1;
  const { version } = await api.getReceivable({ params: { id } });
  const chosen = documents.length > 0 && { documentIds: documents.map((one) => one.id) };
  const body = { version, paymentId: `money-${calls}`, method, amount, reference, ...chosen };
  return api.actOnReceivable({ params: { id, action: "pay" }, body });
}

async function apply(id: string) {
  const { version } = await api.getReceivable({ params: { id } });
  return api.actOnReceivable({ params: { id, action: "apply" }, body: { version } });
}

const openOf = (accountId: string) => api.exportDocuments({ query: { accountId } });

/** Each cell has the sum of the documents that it opens. */
async function expectCells(id: string) {
  const { ageing, balance } = await api.getReceivable({ params: { id } });
  for (const column of ageingColumns) {
    const rows = await api.exportDocuments({ query: { accountId: id, ageing: column } });
    expect([column, rows.reduce((sum, { open }) => sum + open, 0)]).toEqual([column, ageing[column]]);
  }
  expect(ageingColumns.reduce((sum, column) => sum + ageing[column], 0)).toBe(balance);
}

/** A stay in house that a ledger owes: its invoice is of the account. */
async function billedStay() {
  const opened = openStay();
  const account = await accountCalled("Clínica");
  const document = await bill({ ...opened.draft, customer: account.customer });
  return { ...opened, account, document };
}

describe("money of an account", () => {
  it("goes to the folio of a stay that still has the debt, so that it is not asked for again", async () => {
    const { id, account, document } = await billedStay();
    const before = await hotelApi.getReservation({ params: { id } });
    await pay(account.id, 5_000, [document]);
    expect((await hotelApi.getReservation({ params: { id } })).balance).toBe(before.balance - 5_000);
    const paid = await get(document.id);
    expect([paid.open, paid.history[0]]).toMatchObject([document.open - 5_000, { what: "pay" }]);
  });

  it("that pays a debt which the desk handed over leaves nothing unbilled", async () => {
    const { id, account, document } = await billedStay();
    const { balance } = await hotelApi.getReservation({ params: { id } });
    await onFolio(id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
    const unbilled = async () => (await api.listReceivables()).unbilled.find((one) => one.reservationId === id);
    const rest = (await unbilled())?.amount ?? 0;
    await pay(account.id, document.open, [document]);
    expect((await unbilled())?.amount ?? 0).toBe(rest);
    await charge(id, 2_500);
    await onFolio(id, "pay", { method: "receivable", amount: 2_500, reason: "A crédito" });
    expect((await unbilled())?.amount).toBe(rest + 2_500);
  });

  it("pays the invoice that was chosen, not an older one of the same stay that another customer owes", async () => {
    const { draft, id } = openStay();
    const account = await accountCalled("Clínica");
    const older = await bill({ ...draft, customer: acme });
    await charge(id, 5_000);
    const chosen = await bill({ ...draft, customer: account.customer });
    await pay(account.id, 5_000, [chosen]);
    expect(await get(chosen.id)).toMatchObject({ paid: 5_000, open: 0 });
    expect(await get(older.id)).toMatchObject({ paid: 0, open: older.open });
    const { rows } = await api.listPayments({ query: { text: chosen.number } });
    expect(rows.map(({ amount }) => amount)).toEqual([5_000]);
  });

  it("leaves the desk to ask for just what is not billed, where a part of the debt was handed over", async () => {
    const { id, account, document } = await billedStay();
    const { balance } = await hotelApi.getReservation({ params: { id } });
    await onFolio(id, "pay", { method: "receivable", amount: 4_000, reason: "A crédito" });
    await pay(account.id, document.open, [document]);
    const left = await hotelApi.getReservation({ params: { id } });
    expect(left.balance).toBe(balance - document.open);
    expect(await get(document.id)).toMatchObject({ open: 0, state: "paid" });
  });

  it("is refused whole where its reference is a card number, as no folio takes one", async () => {
    const { account, document } = await billedStay();
    const documents = await openOf(account.id);
    const total = documents.reduce((sum, { open }) => sum + open, 0);
    const before = await api.getReceivable({ params: { id: account.id } });
    const card = "4111 1111 1111 1111";
    const refused = await hotelRefusalOf(pay(account.id, total, documents, "card", card));
    expect(refused).toMatchObject({ status: 422, codes: ["CARD_NUMBER"] });
    const other = documents.find(({ id }) => id !== document.id)!;
    expect(await get(other.id)).toMatchObject({ paid: 0, version: other.version });
    expect(await api.getReceivable({ params: { id: account.id } })).toEqual(before);
    const single = await hotelRefusalOf(act("pay", other, { method: "card", amount: 100, reference: card }));
    expect(single.codes).toEqual(["CARD_NUMBER"]);
  });

  it("that was paid at a document and goes back in parts has one row for each place that it is in", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first, second] = await openOf(id);
    await pay(id, second!.open - 10_000, [second!]);
    await act("pay", await get(first!.id), { method: "transfer", amount: first!.open });
    for (const amount of [12_000, 24_000]) {
      const lines = [{ place: 0, amount: (await get(first!.id)).lines[0]!.amount - amount }];
      await act("correct", await get(first!.id), { mode: "I", cause: "R4", reason: "Precio", lines });
      if (amount === 12_000) await apply(id);
    }
    const { rows } = await api.listPayments({ query: { text: "Touristik" } });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(first!.open + second!.open - 10_000);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it("stays with an invoice whose customer is substituted", async () => {
    openStay();
    const { id, customer } = await accountCalled("Clínica");
    const [row] = await openOf(id);
    await pay(id, row!.open, [row!]);
    const input = { mode: "S", cause: "R4", reason: "Domicilio", customer: { ...customer, address: "Calle Sol, 1" } };
    const { followers } = await act("correct", await get(row!.id), input as object);
    expect(await get(followers[0]!.id)).toMatchObject({ state: "paid", open: 0 });
    expect(await api.getReceivable({ params: { id } })).toMatchObject({ balance: 0, unapplied: 0 });
  });

  it("that a corrected invoice has too much is unapplied, and then pays another one", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first, second] = await openOf(id);
    await pay(id, first!.open, [first!]);
    const lines = [{ place: 0, amount: (await get(first!.id)).lines[0]!.amount - 12_300 }];
    await act("correct", await get(first!.id), { mode: "I", cause: "R4", reason: "Precio", lines });
    const before = await api.getReceivable({ params: { id } });
    expect(before.unapplied).toBe(12_300);
    await expectCells(id);
    expect(await apply(id)).toMatchObject({ unapplied: 0, balance: before.balance - 12_300 });
    expect(await get(first!.id)).toMatchObject({ open: 0, state: "paid" });
    const opened = await openOf(id);
    expect(opened.reduce((sum, { open }) => sum + open, 0)).toBe(before.balance - 12_300);
    expect(opened.map((one) => one.id)).toContain(second!.id);
    const { rows } = await api.listPayments({ query: { text: "Touristik" } });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(first!.open);
    await expectCells(id);
  });
});

describe("cash of an account", () => {
  it("pays invoices of several operations below the law's limit, however much they come to together", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const documents = await openOf(id);
    expect(documents.every(({ total }) => total < 1_000_00)).toBe(true);
    const total = documents.reduce((sum, { open }) => sum + open, 0);
    expect(total).toBeGreaterThan(1_000_00);
    expect(await pay(id, total, documents, "cash")).toMatchObject({ balance: 0 });
  });

  it("adds up without an invoice, and pays none that reaches the limit later", async () => {
    openStay();
    const { id } = await accountCalled("Naviera");
    const large = (await openOf(id)).filter(({ total }) => total >= 1_000_00);
    const small = (await openOf(id)).filter(({ total }) => total < 1_000_00);
    expect([large.length, small.length]).toEqual([1, 1]);
    await pay(id, small[0]!.open + 600_00, small, "cash");
    expect((await hotelRefusalOf(pay(id, 400_00, small, "cash"))).fields?.method).toContain("alcanza 1000,00");
    expect(await hotelRefusalOf(apply(id))).toMatchObject({ status: 409, codes: ["PAYMENT_CASH"] });
    expect((await get(large[0]!.id)).paid).toBe(0);
    await pay(id, 10_000, large);
    expect(await api.getReceivable({ params: { id } })).toMatchObject({ unapplied: 600_00 });
  });

  it("counts two invoices of one stay together", async () => {
    const { id, draft, document } = await billedStay();
    await charge(id, 99_900);
    const { customer } = document;
    const second = await bill({ ...draft, ...(customer && { customer }) });
    expect(second.total).toBeLessThan(1_000_00);
    const refused = await hotelRefusalOf(act("pay", second, { method: "cash", amount: 100 }));
    expect(refused.fields?.method).toContain("No se puede cobrar en efectivo");
  });
});

it("refuses terms whose e-mail is no address, beside it, and keeps those before", async () => {
  openStay();
  const { id, version, customer, email, limit, termDays } = await accountCalled("Clínica");
  const draft = { customer, email: "facturas@", limit, termDays };
  const { fields } = await hotelRefusalOf(api.updateReceivable({ params: { id }, body: { version, draft } }));
  expect(fields).toHaveProperty("email");
  expect((await api.getReceivable({ params: { id } })).email).toBe(email);
});

it("tell in their history which of their data were changed", async () => {
  openStay();
  const { id, version, customer, email, limit, termDays } = await accountCalled("Clínica");
  const draft = {
    customer: { ...customer, address: "Calle Nueva, 3" },
    email: "nuevo@clinica.example",
    limit,
    termDays,
  };
  const { history } = await api.updateReceivable({ params: { id }, body: { version, draft } });
  expect(history[0]?.changes).toEqual([
    { field: "address", before: customer.address, after: "Calle Nueva, 3" },
    { field: "email", before: email, after: "nuevo@clinica.example" },
  ]);
});
