import { beforeEach, describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type { DocumentAct, DocumentAction } from "@/contract/billing/billingDocument";
import type { Sale } from "@/contract/pos/till";
import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { returnAmounts } from "@/domain/pos/returns";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { actOnShift, giveBack, line, openTill, paidBy, piecesOf, sell, tillApi } from "../../support/tillCalls";

const billing = createClient(billingContract);
const figures = createClient(salesFiguresContract);
const document = (id = "") => billing.getDocument({ params: { id } });
const ticketOf = (id: string) => tillApi.getTicket({ params: { id } });

async function actOn(id = "", action: DocumentAction, act: Partial<DocumentAct>) {
  const { version } = await document(id);
  return billing.actOnDocument({ params: { id, action }, body: { version, reason: "Error", ...act } });
}

let shiftId = "";
beforeEach(async () => {
  openHotel({ reservations: 60 });
  shiftId = (await openTill()).id;
});

async function guest() {
  const found = (await tillApi.listRoomGuests()).find(({ credit }) => credit > 100_00);
  return found!.id;
}

async function folioSum(id: string) {
  const { charges } = await hotelApi.getReservation({ params: { id } });
  return charges.reduce((sum, { amount }) => sum + amount, 0);
}

const onRoom = (payerId: string, cents: number) => [paidBy("room", cents, { payerId })];

async function onAccount() {
  const customer = { name: "Otra, S.L.", taxId: "B58818501", address: "Calle Mayor, 1", country: "ES" };
  const draft = { customer, email: "", limit: 10_00, termDays: 30 };
  const { id } = await billing.createReceivable({ body: { clientId: "account", draft } });
  return (cents: number) => [paidBy("receivable", cents, { payerId: id })];
}

async function expectedCash() {
  return (await actOnShift(shiftId, "count", piecesOf(0))).expected;
}

describe("what billing has corrected", () => {
  it("gives no cash back at the till for a sale on account that was cancelled", async () => {
    const account = await onAccount();
    const sold = await sell([line(5_00, { quantity: 2 })], { payments: account(10_00) });
    await actOn(sold.documentId, "cancel", {});
    const back = giveBack(await ticketOf(sold.id), 2, [paidBy("cash", 10_00)]);
    expect(await hotelRefusalOf(back)).toMatchObject({ status: 409, codes: ["RETURN_RECTIFIED"] });
    expect(await expectedCash()).toBe(100_00);
  });

  it.each(["cash", "receivable"] as const)("comes back once of a ticket by %s", async (method) => {
    const account = await onAccount();
    const payments = method === "cash" ? [paidBy("cash", 10_00)] : account(10_00);
    const sold = await sell([line(5_00, { quantity: 2 })], { payments });
    await actOn(sold.documentId, "correct", { cause: "R1", lines: [{ place: 0, amount: 5_00 }] });
    const { actions } = await ticketOf(sold.id);
    expect(actions[0]).toMatchObject({ action: "giveBack", isAllowed: false });
    const back = giveBack(await ticketOf(sold.id), 1, [paidBy("cash", 5_00)]);
    expect(await hotelRefusalOf(back)).toMatchObject({ codes: ["RETURN_RECTIFIED"] });
  });
});

describe("a sale on account", () => {
  it("over the limit of the account is refused, and posts nothing", async () => {
    const account = await onAccount();
    const over = sell([line(20_00)], { payments: account(20_00) });
    expect(await hotelRefusalOf(over)).toMatchObject({ status: 409, codes: ["CREDIT_LIMIT"] });
    expect((await tillApi.listTickets({ query: {} })).rows.some(({ total }) => total === 20_00)).toBe(false);
  });

  it("of an unknown account, or of no stay, is not found", async () => {
    for (const method of ["room", "receivable"] as const) {
      const none = sell([line(3_00)], { payments: [paidBy(method, 3_00, { payerId: "none" })] });
      expect(await hotelRefusalOf(none)).toMatchObject({ status: 404 });
    }
  });
});

it("comes to no sales, VAT or cash once all of it is back, in parts, as its documents say", async () => {
  const off = { percent: 33.333, reason: "x" };
  const lines = [line(3_33, { quantity: 3, discount: off }), line(1_00, { quantity: 7, vat: 21 })];
  let left = await sell(lines, { discount: { percent: 7.5, reason: "y" } });
  for (const [place, { quantity }] of lines.entries())
    for (let piece = 0; piece < quantity; piece += 1) {
      const back = returnAmounts(left, [{ lineId: lines[place]!.id, quantity: 1 }]);
      left = await giveBack(left, 1, [paidBy("cash", back[0]!.amount)], { line: place });
    }
  const { sums, hours, methods, articles } = await figures.getSalesFigures({ query: {} });
  expect(sums.now).toMatchObject({ sales: 0, vat: 0, net: 0 });
  expect([hours, methods, articles].map((parts) => parts.reduce((sum, { sales }) => sum + sales, 0))).toEqual([
    0, 0, 0,
  ]);
  const papers = [left.documentId, ...left.returns.map(({ documentId }) => documentId)];
  const taxes = (await Promise.all(papers.map(document))).flatMap((one) => one.taxes);
  expect(taxes.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  expect(await expectedCash()).toBe(100_00);
});

describe("a charge to a room", () => {
  it("comes back of each of two tickets, whatever id their returns have", async () => {
    const id = await guest();
    const before = await folioSum(id);
    const [one, other] = [
      await sell([line(8_00)], { payments: onRoom(id, 8_00) }),
      await sell([line(8_00)], { payments: onRoom(id, 8_00) }),
    ];
    await giveBack(one, 1, onRoom(id, 8_00), { returnId: "R1" });
    await giveBack(other, 1, onRoom(id, 8_00), { returnId: "R1" });
    expect(await folioSum(id)).toBe(before);
  });
});

describe("a charge to a room that the desk has sent to a company", () => {
  const onFolio = async (id: string, action: "bill" | "move" | "correct", input: object) => {
    const { version } = await hotelApi.getReservation({ params: { id } });
    return hotelApi.actOnFolio({ params: { id, action }, body: { version, ...input } });
  };
  const balances = async (id: string) =>
    (await hotelApi.getReservation({ params: { id } })).windows.map(({ balance }) => balance);
  const chargeOf = async (id: string, ticketId: string) => {
    const { charges } = await hotelApi.getReservation({ params: { id } });
    return charges.find(({ origin }) => origin === `ticket:${ticketId}`)!.id;
  };

  it.each([
    ["moved", {}],
    ["moved in part", { share: "amount", amount: 4_00 }],
  ])("and that was %s, comes back where it is", async (_, share) => {
    const id = await guest();
    await onFolio(id, "bill", { payer: "Acme", routed: [] });
    const before = await balances(id);
    const sold = await sell([line(24_00)], { payments: onRoom(id, 24_00) });
    const chargeId = await chargeOf(id, sold.id);
    await onFolio(id, "move", { sourceRef: "m1", chargeId, window: "company", ...share });
    await giveBack(sold, 1, onRoom(id, 24_00));
    expect(await balances(id)).toEqual(before);
  });

  it("or given back at the till, is not corrected at the desk as well", async () => {
    const id = await guest();
    const before = await balances(id);
    const sold = await sell([line(8_00, { quantity: 3 })], { payments: onRoom(id, 24_00) });
    await giveBack(sold, 3, onRoom(id, 24_00));
    const correct = onFolio(id, "correct", { chargeId: await chargeOf(id, sold.id), reason: "Error" });
    expect(await hotelRefusalOf(correct)).toMatchObject({ codes: ["ALREADY_CORRECTED"] });
    expect(await balances(id)).toEqual(before);
  });
});

describe("a sale that says it was taken without a connection", () => {
  it("is no way around the server for a room, an account or an invoice", async () => {
    const account = await onAccount();
    const room = onRoom(await guest(), 5_00);
    const customer = { name: "", taxId: "", address: "", country: "" };
    const codesOf = async (more: Partial<Sale>) =>
      (await hotelRefusalOf(sell([line(5_00)], { isTaken: true, ...more }))).codes;
    expect(await codesOf({ payments: room })).toEqual(["OFFLINE_ROOM"]);
    expect(await codesOf({ payments: account(5_00) })).toEqual(["OFFLINE_ACCOUNT"]);
    expect(await codesOf({ customer })).toEqual(["OFFLINE_INVOICE"]);
  });

  it("is of a shift of its till: another's report would not tell of its money", async () => {
    const other = await openTill("T2", 50_00, "Segunda");
    for (const id of ["none", other.id])
      expect(await hotelRefusalOf(sell([line(5_00)], { isTaken: true, shiftId: id }))).toMatchObject({
        codes: ["SHIFT_NONE"],
      });
  });
});
