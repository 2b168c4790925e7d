import { describe, expect, it } from "vitest";

import { ageingColumns, type ReceivableAct } from "@/contract/billing/receivable";
import { addDays } from "@/domain/civilDate";

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
  payAccount as pay,
  paymentRows,
  stayOf,
  takeOff,
} from "../support/billingCalls";
import { companyOf } from "../support/companyCalls";
import { hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const opens = (documents: readonly { open: number }[]) => documents.reduce((sum, { open }) => sum + open, 0);
const handOver = (id: string, amount: number) =>
  onFolio(id, "pay", { method: "receivable", amount, reason: "A crédito" });

/** Each cell has the sum of the documents that it opens. */
async function expectCells(id: string) {
  const { ageing, balance } = await accountOf(id);
  for (const column of ageingColumns) {
    const rows = await api.exportDocuments({ query: { accountId: id, ageing: column } });
    expect([column, opens(rows)]).toEqual([column, ageing[column]]);
  }
  expect(ageingColumns.reduce((sum, column) => sum + ageing[column], 0)).toBe(balance);
}

describe("money of an account", () => {
  it("goes to the folio that has the debt, and is the account's again if that takes it back", async () => {
    const { id, account, older, document } = await billedStay();
    const { balance } = await stayOf(id);
    const { payments } = await pay(account.id, 5_000, [document.id]);
    expect(payments).toMatchObject([{ unapplied: 0, folios: [{ reservationId: id, amount: 5_000 }] }]);
    const paid = await get(document.id);
    expect([paid.open, paid.history[0]]).toMatchObject([document.open - 5_000, { what: "pay" }]);
    const stay = await stayOf(id);
    expect(stay.balance).toBe(balance - 5_000);
    await onFolio(id, "correct", { chargeId: stay.payments.at(-1)!.id, reason: "Era de otra factura" });
    expect((await stayOf(id)).balance).toBe(balance);
    const back = await accountOf(account.id);
    expect(back).toMatchObject({
      unapplied: 5_000,
      payments: [{ unapplied: 5_000, shares: [], folios: [], reasons: [] }],
    });
    const apply = back.actions.find(({ action }) => action === "apply");
    expect(apply).toMatchObject({ isApplicable: true, isAllowed: true });
    const applied = await onAccount(account.id, "apply", { documentIds: [older.id] });
    expect(applied).toMatchObject({ unapplied: 0, payments: [{ shares: [{ id: older.id, amount: 5_000 }] }] });
  });

  it("that a folio takes back on a later day moves no money on that day", async () => {
    const { id, hotel, account, document } = await billedStay();
    const came = hotel.property.businessDate;
    const { payments } = await pay(account.id, 5_000, []);
    hotel.open(addDays(came, 1));
    const moneyOf = async (date: string) => added(await api.exportPayments({ query: { from: date, to: date } }));
    const daysMoney = async () => [await moneyOf(came), await moneyOf(addDays(came, 1))];
    const [first, second] = (await daysMoney()) as [number, number];
    await onAccount(account.id, "apply", { documentIds: [document.id] });
    const share = (await stayOf(id)).payments.at(-1)!;
    expect(share.amount).toBe(5_000);
    await onFolio(id, "correct", { chargeId: share.id, reason: "Era de otra factura" });
    expect(await daysMoney()).toEqual([first, second]);
    expect(await accountOf(account.id)).toMatchObject({ unapplied: 5_000 });
    await onAccount(account.id, "void", { paymentId: payments[0]!.id, reason: "Era de otra agencia" });
    expect(await daysMoney()).toEqual([first, second - 5_000]);
  });

  it.each<[string, number[], Partial<ReceivableAct>, string]>([
    ["is more than a folio takes", [90_000_00, 90_000_00], {}, "AMOUNT_INVALID"],
    ["has a card number for its reference", [], { method: "card", reference: "4111 1111 1111 1111" }, "CARD_NUMBER"],
  ])("is refused whole where it %s", async (_, spas, input, code) => {
    const opened = openStay();
    for (const cents of spas) await charge(opened.id, cents);
    const account = await accountCalled("Clínica");
    const [older] = await openOf(account.id);
    const document = await bill({ ...opened.draft, customer: account.customer });
    const all = async () => [
      await accountOf(account.id),
      await get(older!.id),
      await get(document.id),
      await stayOf(opened.id),
    ];
    const before = await all();
    const ids = [older!.id, document.id];
    const refused = await expectRefused(pay(account.id, older!.open + document.open, ids, input), code);
    expect(refused.status).toBe(422);
    expect([await all(), await paymentRows("Clínica")]).toEqual([before, []]);
  });

  it("that pays a debt which the desk handed over leaves nothing unbilled", async () => {
    const { id, account, document } = await billedStay();
    await handOver(id, (await stayOf(id)).balance);
    const unbilled = async () => (await api.listReceivables()).unbilled.find((one) => one.reservationId === id);
    const rest = (await unbilled())?.amount ?? 0;
    await pay(account.id, document.open, [document.id]);
    expect((await unbilled())?.amount ?? 0).toBe(rest);
    await charge(id, 2_500);
    await handOver(id, 2_500);
    expect((await unbilled())?.amount).toBe(rest + 2_500);
  });

  it("pays the chosen invoice, not an older invoice of the stay that another customer owes", async () => {
    const { draft, id } = openStay();
    const account = await accountCalled("Clínica");
    const older = await bill({ ...draft, customer: acme });
    await charge(id, 5_000);
    const chosen = await bill({ ...draft, customer: account.customer });
    await pay(account.id, 5_000, [chosen.id]);
    expect(await get(chosen.id)).toMatchObject({ paid: 5_000, open: 0 });
    expect(await get(older.id)).toMatchObject({ paid: 0, open: older.open });
    expect((await paymentRows(chosen.number)).map(({ amount }) => amount)).toEqual([5_000]);
  });

  it("leaves the desk to ask for what is not billed, where a part of the debt was handed over", async () => {
    const { id, account, document } = await billedStay();
    const { balance } = await stayOf(id);
    await handOver(id, 4_000);
    await pay(account.id, document.open, [document.id]);
    expect((await stayOf(id)).balance).toBe(balance - document.open);
    expect(await get(document.id)).toMatchObject({ open: 0, state: "paid" });
  });

  it("that was paid at a document and goes back in parts has a row for each place that it is in", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first, second] = await openOf(id);
    await pay(id, second!.open - 10_000, [second!.id]);
    await act("pay", await get(first!.id), { method: "transfer", amount: first!.open });
    await takeOff(first!.id, 12_000);
    await onAccount(id, "apply");
    await takeOff(first!.id, 12_000);
    const rows = await paymentRows("Touristik");
    expect(added(rows)).toBe(first!.open + second!.open - 10_000);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it("stays with an invoice whose customer is substituted", async () => {
    openStay();
    const { id, customer } = await accountCalled("Clínica");
    const [row] = await openOf(id);
    await pay(id, row!.open, [row!.id]);
    const input = { mode: "S", cause: "R4", reason: "Domicilio", customer: { ...customer, address: "Calle Sol, 1" } };
    const { followers } = await act("correct", await get(row!.id), input as object);
    expect(await get(followers[0]!.id)).toMatchObject({ state: "paid", open: 0 });
    expect(await accountOf(id)).toMatchObject({ balance: 0, unapplied: 0 });
  });

  it("that a corrected invoice has too much is unapplied, and then pays another invoice", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first, second] = await openOf(id);
    await pay(id, first!.open, [first!.id]);
    await takeOff(first!.id, 12_300);
    const before = await accountOf(id);
    expect(before.unapplied).toBe(12_300);
    await expectCells(id);
    expect(await onAccount(id, "apply")).toMatchObject({ unapplied: 0, balance: before.balance - 12_300 });
    expect(await get(first!.id)).toMatchObject({ open: 0, state: "paid" });
    const opened = await openOf(id);
    expect([opens(opened), opened.some((one) => one.id === second!.id)]).toEqual([before.balance - 12_300, true]);
    expect(added(await paymentRows("Touristik"))).toBe(first!.open);
    await expectCells(id);
  });

  it("that leaves a corrected document for another is told in the history of both", async () => {
    const { account, older, document } = await billedStay();
    await pay(account.id, older.open, [older.id]);
    const corrected = await takeOff(older.id, 2_000);
    await onAccount(account.id, "apply", { documentIds: [document.id] });
    const released = await get(older.id);
    expect(released.version).toBe(corrected.version + 1);
    expect(released.history[0]).toMatchObject({ what: "pay", by: "Marina Solé", changes: [{ after: "-2000" }] });
    expect(released.history).toHaveLength(corrected.history.length + 1);
    expect((await get(document.id)).history[0]).toMatchObject({ what: "pay", changes: [{ after: "2000" }] });
  });

  it("is taken once under its id, of an account as of a document, and no other money under it", async () => {
    const { draft } = openStay();
    await charge(draft.reservationId, 50_00);
    const account = await accountCalled("Touristik");
    const document = await bill({ ...draft, customer: acme });
    const money = { paymentId: "p", amount: 100, method: "transfer" } as const;
    // upon the newest version, as a form does that was opened after a reload
    for (const take of [
      (input: object): Promise<unknown> => onAccount(account.id, "pay", { ...money, ...input }),
      async (input: object) => act("pay", await get(document.id), { ...money, ...input }),
    ]) {
      const paid = await take({});
      expect(await take({})).toEqual(paid);
      await expectRefused(take({ amount: 200 }), "PAYMENT_TAKEN");
      await expectRefused(take({ method: "card" }), "PAYMENT_TAKEN");
      await take({ paymentId: "q" });
    }
    const open = [(await accountOf(account.id)).balance, (await get(document.id)).open];
    expect(open).toEqual([account.balance - 200, document.open - 200]);
  });
});

it("issues a draft once under the id of its form, and another draft besides", async () => {
  const { draft } = openStay();
  const proforma = { ...draft, customer: acme, isProforma: true as const };
  const issue = (one: object) => api.billAccount({ body: { clientId: "form", draft: { ...proforma, ...one } } });
  const first = await issue({});
  expect((await issue({})).number).toBe(first.number);
  expect((await issue({ customer: { ...acme, address: "Calle Menor, 2" } })).number).not.toBe(first.number);
});

describe("cash of an account", () => {
  it("pays invoices of several operations below the law's limit, however much they are together", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const documents = await openOf(id);
    expect(documents.every(({ total }) => total < 1_000_00)).toBe(true);
    expect(opens(documents)).toBeGreaterThan(1_000_00);
    expect(await pay(id, opens(documents), undefined, { method: "cash" })).toMatchObject({ balance: 0 });
  });

  it("adds up without an invoice, and pays none that reaches the limit later", async () => {
    openStay();
    const { id } = await accountCalled("Naviera");
    const documents = await openOf(id);
    const [large, small] = [true, false].map((isLarge) => documents.find(({ total }) => total >= 1_000_00 === isLarge));
    const inCash = (amount: number) => pay(id, amount, [small!.id], { method: "cash" });
    await inCash(small!.open + 600_00);
    expect((await hotelRefusalOf(inCash(400_00))).fields?.method).toContain("alcanza 1000,00");
    expect((await expectRefused(onAccount(id, "apply"), "PAYMENT_CASH")).status).toBe(409);
    expect((await get(large!.id)).paid).toBe(0);
    await pay(id, 10_000, [large!.id]);
    expect(await accountOf(id)).toMatchObject({ unapplied: 600_00 });
  });

  it("counts two invoices of a stay together", async () => {
    const { id, draft, account } = await billedStay();
    await charge(id, 99_900);
    const second = await bill({ ...draft, customer: account.customer });
    expect(second.total).toBeLessThan(1_000_00);
    const refused = await hotelRefusalOf(act("pay", second, { method: "cash", amount: 100 }));
    expect(refused.fields?.method).toContain("No se puede cobrar en efectivo");
  });
});

it("refuses an e-mail that is none, and tells changed terms in the history of the company", async () => {
  openStay();
  const { id, version, customer, email, limit, termDays } = await accountCalled("Clínica");
  const update = (changes: object) =>
    api.updateReceivable({
      params: { id },
      body: { version, draft: { customer, email, limit, termDays, ...changes } },
    });
  expect((await hotelRefusalOf(update({ email: "facturas@" }))).fields).toHaveProperty("email");
  expect((await accountOf(id)).email).toBe(email);
  await update({
    customer: { ...customer, address: "Calle Nueva, 3" },
    email: "nuevo@clinica.example",
  });
  const { history } = await companyOf(id);
  expect(history[0]?.changes).toEqual([
    { field: "address", before: customer.address, after: "Calle Nueva, 3" },
    { field: "email", before: email, after: "nuevo@clinica.example" },
  ]);
});
