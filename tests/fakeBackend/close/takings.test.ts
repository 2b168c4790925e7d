import { expect, it } from "vitest";

import { paymentMethods } from "@/contract/account/account";
import { paymentShifts } from "@/contract/billing/payment";
import type { ReceivableAccount } from "@/contract/billing/receivable";
import type { DayFigures } from "@/contract/day/dayFigures";
import { addDays } from "@/domain/civilDate";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { randomFrom } from "@/fakeBackend/core/random";

import {
  accountCalled,
  accountOf,
  act,
  added,
  bill,
  billingApi,
  get,
  onAccount,
  onFolio,
  openOf,
  payAccount,
  stayOf,
  takeOff,
  unbilledStay,
} from "../../support/billingCalls";
import { closeApi, closeWhole, count, openClose } from "../../support/closeCalls";
import { keepingShelf } from "../../support/keepingShelf";

const opened = "2026-04-14";
type Method = "cash" | "card" | "transfer" | "bizum";

/** What the list of payments has of a day, by method; a method without a payment has none. */
async function listedOn(date: string) {
  const rows = await billingApi.exportPayments({ query: { from: date, to: date } });
  const byMethod = paymentMethods.map((method) => [method, rows.filter((row) => row.method === method)] as const);
  return { rows, sums: byMethod.filter(([, its]) => its.length > 0).map(([method, its]) => [method, added(its)]) };
}

/** The same of the figures of a close; a debt that was handed over is no money. */
const countedIn = ({ payments }: Pick<DayFigures, "payments">) =>
  payments.filter(({ method }) => method !== "receivable").map(({ method, expected }) => [method, expected]);

const paymentsNow = async () => (await closeApi.getClose()).figures.payments;
const expectedBy = async (method: Method) => (await paymentsNow()).find((one) => one.method === method)?.expected ?? 0;

const payBy = (method: Method, id: string, amount: number, documentIds: string[]) =>
  payAccount(id, amount, documentIds, { method });
const payDocument = async (id: string, amount: number, method: Method = "cash") =>
  act("pay", await get(id), { method, amount });

/** An account that owes documents without a stay. */
async function openAccount(name = "Touristik", shelf?: Shelf) {
  const app = openClose({ reservations: 60 }, shelf);
  const { id, customer } = await accountCalled(name);
  const debts = await openOf(id);
  return { ...app, id, customer, debts, debt: debts[0]! };
}

it("expects in the drawer the cash of documents and accounts, counted once more after it", async () => {
  const { id, debt } = await openAccount();
  const before = await expectedBy("cash");
  await payDocument(debt.id, 4_000);
  expect(await expectedBy("cash")).toBe(before + 4_000);
  await payBy("cash", id, 1_000, []);
  await count(opened, "cash", before + 5_000);
  await payBy("cash", id, 2_000, []);
  expect((await paymentsNow()).find(({ method }) => method === "cash")).toMatchObject({ counted: null });
});

it("counts what an account pays once, however many documents and folios have a part of it", async () => {
  const { hotel, id, customer, debts } = await openAccount();
  const document = await bill({ reservationId: unbilledStay(hotel), window: "guest", customer });
  const before = await expectedBy("transfer");
  const total = debts.reduce((sum, { open }) => sum + open, 0) + 7_000;
  await payAccount(id, total, []);
  await payAccount(id, 500, [document.id]);
  expect(await expectedBy("transfer")).toBe(before + total + 500);
});

it("counts the money of an account on the day it was taken, and not when a folio gets it", async () => {
  const { hotel, advance, id, customer, debt } = await openAccount("Clínica");
  await payBy("bizum", id, debt.open + 6_000, [debt.id]);
  const report = await closeWhole();
  expect(report.payments.find(({ method }) => method === "bizum")?.expected).toBe(debt.open + 6_000);
  advance(3_600_000);
  const reservationId = unbilledStay(hotel);
  const document = await bill({ reservationId, window: "guest", customer });
  const { balance } = await stayOf(reservationId);
  await onAccount(id, "apply");
  expect((await stayOf(reservationId)).balance).toBe(balance - 6_000);
  expect((await get(document.id)).open).toBe(document.open - 6_000);
  expect((await paymentsNow()).filter(({ method }) => method === "bizum")).toEqual([]);
  expect((await listedOn(opened)).sums).toEqual(countedIn(report));
  expect(await closeApi.getDayReport({ params: { date: opened } })).toEqual(report);
});

it("knows the money of documents and accounts after a reload, before billing is read", async () => {
  const newShelf = keepingShelf();
  const { stop, id, debt } = await openAccount("Touristik", newShelf());
  await payBy("cash", id, 9_000, [debt.id]);
  await payDocument(debt.id, 4_000);
  await payBy("cash", id, 2_000, []);
  const payments = await paymentsNow();
  stop();
  openClose({ reservations: 60 }, newShelf());
  expect(await paymentsNow()).toEqual(payments);
});

it("has the same money in the list of payments, its shifts and the close, at all times", async () => {
  const { hotel, advance } = openClose({ reservations: 60 }, undefined, "2026-04-14T04:30:00.000Z");
  const { between, pick } = randomFrom(Number(process.env.MODEL_SEED ?? 1));
  const accounts = (await billingApi.listReceivables()).accounts.filter(({ id }) => id !== "");
  const stays = () => [...hotel.all()].filter(({ state }) => state === "inHouse");
  const method = () => pick<Method>(["cash", "card", "transfer"]);
  const debtOf = async (id: string) => pick(await openOf(id)).id;
  const chosen = async (id: string) => (await openOf(id)).slice(0, between(0, 3)).map((one) => one.id);
  const acts: ((stay: string, account: ReceivableAccount) => Promise<unknown>)[] = [
    (stay) => onFolio(stay, "pay", { method: method(), amount: between(100, 30_000), isDeposit: true }),
    (stay) => onFolio(stay, "refund", { method: "card", amount: between(1, 900), reason: "Error" }),
    (stay) => onFolio(stay, "pay", { method: "receivable", amount: between(1, 5_000), reason: "A crédito" }),
    (stay) => onFolio(stay, "pay", { method: "room", amount: between(1, 500), stayId: pick(stays()).id }),
    (stay) => onFolio(stay, "pay", { method: "card", amount: between(1, 5_000), isDeclined: true }),
    (stay, { customer }) => bill({ reservationId: stay, window: "guest", customer }),
    async (_, { id }) => payBy(method(), id, between(100, 60_000), await chosen(id)),
    (_, { id }) => onAccount(id, "apply"),
    async (_, { id }) => {
      const { payments } = await accountOf(id);
      await onAccount(id, "void", { paymentId: pick(payments).id, reason: "Otra cuenta" });
    },
    async (_, { id }) => payDocument(await debtOf(id), between(1, 9_000), method()),
    async (_, { id }) => takeOff(await debtOf(id), between(1, 9_000)),
  ];
  for (const date of [opened, addDays(opened, 1)]) {
    for (let step = 0; step < 33; step += 1) {
      const one = acts[step % acts.length]!;
      await one(pick(stays()).id, pick(accounts)).catch(() => {}); // a refusal is an answer, too
      advance(between(60_000, 25 * 60_000));
    }
    const { figures } = await closeApi.getClose();
    const { rows, sums } = await listedOn(date);
    expect([date, sums]).toEqual([date, countedIn(figures)]);
    expect(rows.some(({ reservationId, documentId }) => documentId && !reservationId)).toBe(true);
    const ofShift = (shift: string) => billingApi.exportPayments({ query: { from: date, to: date, shift } });
    const shifts = await Promise.all(paymentShifts.map(ofShift));
    expect(added(shifts.flat())).toBe(added(rows));
    await closeWhole();
  }
  for (const date of [opened, addDays(opened, 1)]) {
    const report = await closeApi.getDayReport({ params: { date } });
    expect([date, (await listedOn(date)).sums]).toEqual([date, countedIn(report)]);
  }
}, 60_000);
