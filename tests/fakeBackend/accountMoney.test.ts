import { expect, it } from "vitest";

import type { ReceivableAct } from "@/contract/billing/receivable";
import { addDays } from "@/domain/civilDate";

import { act, bill, billingApi as api, charge, get, onFolio, openStay } from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const accountOf = (id: string) => api.getReceivable({ params: { id } });
const stayOf = (id: string) => hotelApi.getReservation({ params: { id } });

async function onAccount(action: "pay" | "apply" | "void", id: string, input: Partial<ReceivableAct> = {}) {
  const { version } = await accountOf(id);
  return api.actOnReceivable({ params: { id, action }, body: { version, ...input } });
}

const pay = (id: string, paymentId: string, amount: number, documentIds?: string[]) =>
  onAccount("pay", id, { paymentId, method: "transfer", amount, ...(documentIds && { documentIds }) });

/** A stay in house whose invoice is an account's, which owes an older one besides. */
async function billedStay(cents: number[] = []) {
  const opened = openStay();
  for (const one of cents) await charge(opened.id, one);
  const { accounts } = await api.listReceivables();
  const account = accounts.find(({ customer }) => customer.name.startsWith("Clínica"))!;
  const [older] = await api.exportDocuments({ query: { accountId: account.id } });
  const document = await bill({ ...opened.draft, customer: account.customer });
  return { ...opened, account, older: older!, document };
}

const rows = (text: string) => api.exportPayments({ query: { text } });
const added = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

it("is shared out among all documents or none: a folio that refuses its share leaves everything as it was", async () => {
  const { id, account, older, document } = await billedStay([90_000_00, 90_000_00]);
  const { balance } = account;
  const before = [await accountOf(account.id), await get(older.id), await get(document.id), await stayOf(id)];
  const refused = await hotelRefusalOf(pay(account.id, "much", older.open + document.open));
  expect(refused).toMatchObject({ status: 422, codes: ["AMOUNT_INVALID"] });
  const after = [await accountOf(account.id), await get(older.id), await get(document.id), await stayOf(id)];
  expect(after).toEqual(before);
  expect(await rows("Clínica")).toEqual([]);
  const paid = await pay(account.id, "part", older.open + 50_000_00);
  expect(paid.balance).toBe(balance + document.open - older.open - 50_000_00);
});

it("is the account's again where a folio takes its share back, and pays another document then", async () => {
  const { id, account, older, document } = await billedStay();
  const { balance } = await stayOf(id);
  const { payments } = await pay(account.id, "money", 5_000, [document.id]);
  expect(payments).toMatchObject([{ unapplied: 0, folios: [{ reservationId: id, amount: 5_000 }] }]);
  const share = (await stayOf(id)).payments.at(-1)!;
  await onFolio(id, "correct", { chargeId: share.id, reason: "Era de otra factura" });
  expect((await stayOf(id)).balance).toBe(balance);
  const back = await accountOf(account.id);
  expect(back).toMatchObject({
    unapplied: 5_000,
    payments: [{ unapplied: 5_000, shares: [], folios: [], reasons: [] }],
  });
  expect(back.actions.find(({ action }) => action === "apply")).toMatchObject({ isApplicable: true, isAllowed: true });
  const applied = await onAccount("apply", account.id, { documentIds: [older.id] });
  expect(applied).toMatchObject({ unapplied: 0, payments: [{ shares: [{ id: older.id, amount: 5_000 }] }] });
});

it("that a folio takes back on a later day was taken once, on its own day, and moves no money on the later one", async () => {
  const { id, hotel, account, document } = await billedStay();
  const came = hotel.property.businessDate;
  await pay(account.id, "money", 5_000, []);
  hotel.open(addDays(came, 1));
  const today = hotel.property.businessDate;
  const moneyOf = async (date: string) => added(await api.exportPayments({ query: { from: date, to: date } }));
  const [first, second] = [await moneyOf(came), await moneyOf(today)];
  await onAccount("apply", account.id, { documentIds: [document.id] });
  const share = (await stayOf(id)).payments.at(-1)!;
  expect(share.amount).toBe(5_000);
  await onFolio(id, "correct", { chargeId: share.id, reason: "Era de otra factura" });
  expect([await moneyOf(came), await moneyOf(today)]).toEqual([first, second]);
  expect(await accountOf(account.id)).toMatchObject({ unapplied: 5_000 });
  await onAccount("void", account.id, { paymentId: "money", reason: "Era de otra agencia" });
  expect([await moneyOf(came), await moneyOf(today)]).toEqual([first, second - 5_000]);
});

it("offers no payment to void where each has been voided", async () => {
  const { account, older } = await billedStay();
  const isOffered = ({ actions }: Awaited<ReturnType<typeof accountOf>>) =>
    actions.find(({ action }) => action === "void")?.isApplicable;
  expect(isOffered(await accountOf(account.id))).toBe(false);
  expect(isOffered(await pay(account.id, "wrong", 1_000, [older.id]))).toBe(true);
  expect(isOffered(await pay(account.id, "right", 1_000, [older.id]))).toBe(true);
  expect(isOffered(await onAccount("void", account.id, { paymentId: "wrong", reason: "Error" }))).toBe(true);
  expect(isOffered(await onAccount("void", account.id, { paymentId: "right", reason: "Error" }))).toBe(false);
});

it("that leaves a corrected document for another one is told in the history of both", async () => {
  const { account, older, document } = await billedStay();
  await pay(account.id, "money", older.open, [older.id]);
  const paid = await get(older.id);
  const lines = [{ place: 0, amount: paid.lines[0]!.amount - 2_000 }];
  const corrected = await act("correct", paid, { mode: "I", cause: "R4", reason: "Precio", lines });
  await onAccount("apply", account.id, { documentIds: [document.id] });
  const released = await get(older.id);
  expect(released.version).toBe(corrected.version + 1);
  expect(released.history[0]).toMatchObject({ what: "pay", by: "Marina Solé", changes: [{ after: "-2000" }] });
  expect(released.history).toHaveLength(corrected.history.length + 1);
  expect((await get(document.id)).history[0]).toMatchObject({ what: "pay", changes: [{ after: "2000" }] });
});
