import { expect, it } from "vitest";

import { paymentMethods } from "@/contract/account/account";
import { type PaymentRow, paymentShifts } from "@/contract/billing/payment";
import type { DayFigures } from "@/contract/day/dayFigures";
import { addDays } from "@/domain/civilDate";
import { randomFrom } from "@/fakeBackend/core/random";

import { bill, billingApi, onFolio, unbilledStay } from "../../support/billingCalls";
import { closeApi, closeWhole, count, openClose } from "../../support/closeCalls";
import { hotelApi } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";

const opened = "2026-04-14";

const sumOf = (rows: readonly Pick<PaymentRow, "amount">[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the list of payments has of a day, by method; a method without a payment has none. */
async function listedOn(date: string) {
  const rows = await billingApi.exportPayments({ query: { from: date, to: date } });
  const byMethod = paymentMethods.map((method) => [method, rows.filter((row) => row.method === method)] as const);
  return { rows, sums: byMethod.filter(([, its]) => its.length > 0).map(([method, its]) => [method, sumOf(its)]) };
}

/** The same of the figures of a close; a debt that was handed over is no money. */
const countedIn = ({ payments }: Pick<DayFigures, "payments">) =>
  payments.filter(({ method }) => method !== "receivable").map(({ method, expected }) => [method, expected]);

const cashIn = ({ payments }: Pick<DayFigures, "payments">) =>
  payments.find(({ method }) => method === "cash")?.expected ?? 0;

const accountCalled = async (name: string) =>
  (await billingApi.listReceivables()).accounts.find(({ customer }) => customer.name.startsWith(name))!;

let calls = 0;

async function payAccount(id: string, amount: number, documentIds: string[], method = "cash") {
  calls += 1;
  const { version } = await billingApi.getReceivable({ params: { id } });
  const body = { version, paymentId: `till-${calls}`, method: method as "cash", amount, documentIds };
  return billingApi.actOnReceivable({ params: { id, action: "pay" }, body });
}

async function applyAccount(id: string) {
  const { version } = await billingApi.getReceivable({ params: { id } });
  return billingApi.actOnReceivable({ params: { id, action: "apply" }, body: { version } });
}

async function payDocument(id: string, amount: number, method = "cash") {
  const { version } = await billingApi.getDocument({ params: { id } });
  return billingApi.actOnDocument({
    params: { id, action: "pay" },
    body: { version, method: method as "cash", amount },
  });
}

/** The invoice of a stay in house, which an account on credit has to pay. */
async function invoiceOfStay(reservationId: string, accountName: string) {
  const { customer, id } = await accountCalled(accountName);
  const document = await bill({ reservationId, window: "guest", customer });
  return { document, accountId: id };
}

it("expects in the drawer the cash that was taken for a document without a stay", async () => {
  openClose({ reservations: 60 });
  const before = cashIn((await closeApi.getClose()).figures);
  const { id } = await accountCalled("Touristik");
  const [debt] = await billingApi.exportDocuments({ query: { accountId: id } });
  await payDocument(debt!.id, 4_000);
  expect(cashIn((await closeApi.getClose()).figures)).toBe(before + 4_000);
});

it("asks for the drawer to be counted again after cash of an account", async () => {
  openClose({ reservations: 60 });
  const { id } = await accountCalled("Touristik");
  const { figures } = await closeApi.getClose();
  await payAccount(id, 1_000, []);
  await count(opened, "cash", cashIn(figures) + 1_000);
  await payAccount(id, 2_000, []);
  const { payments } = (await closeApi.getClose()).figures;
  expect(payments.find(({ method }) => method === "cash")).toMatchObject({ counted: null });
});

it("counts what an account pays once, however many documents and folios have a part of it", async () => {
  const { hotel } = openClose({ reservations: 60 });
  const { document, accountId } = await invoiceOfStay(unbilledStay(hotel), "Touristik");
  const debts = await billingApi.exportDocuments({ query: { accountId } });
  const before = (await closeApi.getClose()).figures.payments;
  const transferred = (payments: typeof before) => payments.find((one) => one.method === "transfer")?.expected ?? 0;
  const total = sumOf(debts.map(({ open }) => ({ amount: open }))) + 7_000;
  await payAccount(accountId, total, [], "transfer");
  await payAccount(accountId, 500, [document.id], "transfer");
  expect(transferred((await closeApi.getClose()).figures.payments)).toBe(transferred(before) + total + 500);
});

it("counts the money of an account on the day it was taken, and not when a folio gets it", async () => {
  const { hotel, advance } = openClose({ reservations: 60 });
  const { id } = await accountCalled("Clínica");
  const [debt] = await billingApi.exportDocuments({ query: { accountId: id } });
  await payAccount(id, debt!.open + 6_000, [debt!.id], "bizum");
  const report = await closeWhole();
  expect(report.payments.find(({ method }) => method === "bizum")?.expected).toBe(debt!.open + 6_000);
  advance(3_600_000);
  const stay = unbilledStay(hotel);
  const { document } = await invoiceOfStay(stay, "Clínica");
  const { balance } = await hotelApi.getReservation({ params: { id: stay } });
  await applyAccount(id);
  expect((await hotelApi.getReservation({ params: { id: stay } })).balance).toBe(balance - 6_000);
  expect((await billingApi.getDocument({ params: { id: document.id } })).open).toBe(document.open - 6_000);
  const { figures } = await closeApi.getClose();
  expect(figures.payments.filter(({ method }) => method === "bizum")).toEqual([]);
  expect((await listedOn(opened)).sums).toEqual(countedIn(report));
  expect(await closeApi.getDayReport({ params: { date: opened } })).toEqual(report);
});

it("knows the money of documents and accounts after a reload, before billing is read", async () => {
  const newShelf = keepingShelf();
  const { stop } = openClose({ reservations: 60 }, newShelf());
  const { id } = await accountCalled("Touristik");
  const [debt] = await billingApi.exportDocuments({ query: { accountId: id } });
  await payAccount(id, 9_000, [debt!.id]);
  await payDocument(debt!.id, 4_000);
  await payAccount(id, 2_000, []);
  const { payments } = (await closeApi.getClose()).figures;
  stop();
  openClose({ reservations: 60 }, newShelf());
  expect((await closeApi.getClose()).figures.payments).toEqual(payments);
});

it.each([1, 2])(
  "has the same money in the list of payments, in its shifts and in the close, whatever is paid where (%i)",
  async (seed) => {
    const { hotel, advance } = openClose({ reservations: 60 }, undefined, "2026-04-14T04:30:00.000Z");
    const { between, pick } = randomFrom(seed);
    const accounts = (await billingApi.listReceivables()).accounts.filter(({ id }) => id !== "");
    const methods = ["cash", "card", "transfer"];
    const [stayIds, method] = [() => [...hotel.all()].filter(({ state }) => state === "inHouse"), () => pick(methods)];
    const debtsOf = (accountId: string) => billingApi.exportDocuments({ query: { accountId } });
    const debtOf = async (accountId: string) => pick(await debtsOf(accountId)).id;
    const acts: ((stay: string, account: (typeof accounts)[number]) => Promise<unknown>)[] = [
      (stay) => onFolio(stay, "pay", { method: method(), amount: between(100, 30_000), isDeposit: true }),
      (stay) => onFolio(stay, "refund", { method: "card", amount: between(1, 900), reason: "Error" }),
      (stay) => onFolio(stay, "pay", { method: "receivable", amount: between(1, 5_000), reason: "A crédito" }),
      (stay) => onFolio(stay, "pay", { method: "room", amount: between(1, 500), stayId: pick(stayIds()).id }),
      (stay) => onFolio(stay, "pay", { method: "card", amount: between(1, 5_000), isDeclined: true }),
      (stay, { customer }) => bill({ reservationId: stay, window: "guest", customer }),
      async (_, { id }) => payAccount(id, between(100, 60_000), await chosen(id), method()),
      (_, { id }) => applyAccount(id),
      async (_, { id }) => {
        const { version, payments } = await billingApi.getReceivable({ params: { id } });
        const body = { version, paymentId: pick(payments).id, reason: "Otra cuenta" };
        await billingApi.actOnReceivable({ params: { id, action: "void" }, body });
      },
      async (_, { id }) => payDocument(await debtOf(id), between(1, 9_000), method()),
      async (_, account) => {
        const { id, version, lines } = await billingApi.getDocument({ params: { id: await debtOf(account.id) } });
        const less = [{ place: 0, amount: between(1, lines[0]!.amount) }];
        const body = { version, mode: "I" as const, cause: "R4" as const, reason: "Precio", lines: less };
        await billingApi.actOnDocument({ params: { id, action: "correct" }, body });
      },
    ];
    const chosen = async (id: string) => (await debtsOf(id)).slice(0, between(0, 3)).map((one) => one.id);
    for (const date of [opened, addDays(opened, 1)]) {
      for (let step = 0; step < 40; step += 1) {
        const act = acts[step % acts.length]!;
        await act(pick(stayIds()).id, pick(accounts)).catch(() => {}); // a refusal is an answer, too
        advance(between(60_000, 25 * 60_000));
      }
      const { figures } = await closeApi.getClose();
      const { rows, sums } = await listedOn(date);
      expect([date, sums]).toEqual([date, countedIn(figures)]);
      expect(rows.some(({ reservationId, documentId }) => documentId && !reservationId)).toBe(true);
      const ofShift = (shift: string) => billingApi.exportPayments({ query: { from: date, to: date, shift } });
      const shifts = await Promise.all(paymentShifts.map(ofShift));
      expect(sumOf(shifts.flat())).toBe(sumOf(rows));
      await closeWhole();
    }
    const reports = (await closeApi.listDayReports()).filter(({ date }) => date >= opened);
    expect(reports).toHaveLength(2);
    for (const report of reports)
      expect([report.date, (await listedOn(report.date)).sums]).toEqual([report.date, countedIn(report)]);
  },
  60_000,
);
