import { beforeEach, describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type { DocumentAct, DocumentAction } from "@/contract/billing/billingDocument";
import type { Sale } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import {
  actOnShift,
  giveBack,
  line,
  openTill,
  paidBy,
  piecesOf,
  saleOf,
  sell,
  till,
  tillApi,
} from "../../support/tillCalls";

const billing = createClient(billingContract);
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

describe("a stranger's call", () => {
  const without = (body: object, field: string) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

  it("without a field of a sale, of a line or of a payment is refused by its field", async () => {
    const sale = await saleOf([line(3_00)]);
    const [sold] = sale.lines;
    const bodies = [
      ...["id", "till", "device", "shiftId", "soldAt", "lines", "payments"].map((field) => [
        field,
        without(sale, field),
      ]),
      ...Object.keys(sold!).map((field) => ["lines", { ...sale, lines: [without(sold!, field)] }]),
      ...["id", "method", "amount"].map((field) => [
        "payments",
        { ...sale, payments: [without(sale.payments[0]!, field)] },
      ]),
    ] as [string, Sale][];
    for (const [field, body] of bodies) {
      const { status, fields } = await hotelRefusalOf(tillApi.sell({ body }));
      expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
    }
    expect((await till()).nextNumber).toBe(1);
  });

  it.each([
    ["till", { till: "T9" }],
    ["payments", { payments: [{ id: "p", method: "gold", amount: 3_00 }] }],
    ["lines", { lines: [{ ...line(3_00), vat: 4 }] }],
    ["lines", { lines: [line(1_00, { id: "same" }), line(2_00, { id: "same" })] }],
    ["lines", { lines: [line(1e15)] }],
    ["tip", { tip: { method: "room", amount: 1_00 } }],
    ["discount", { discount: { percent: 5 } }],
    ["id", { id: "" }],
    ["number", { number: 1.5 }],
  ])("with a %s that no till sends is refused, and sells nothing", async (field, more) => {
    const body = { ...(await saleOf([line(3_00)])), ...more } as Sale;
    expect(await hotelRefusalOf(tillApi.sell({ body }))).toMatchObject({ status: 422, fields: { [field]: /./ } });
    expect((await till()).nextNumber).toBe(1);
  });

  it("without its body is refused at each door of a till", async () => {
    const sold = await sell([line(3_00)]);
    const params = { id: sold.id };
    const body = {} as never;
    for (const call of [
      tillApi.sell({ body }),
      tillApi.parkTicket({ body }),
      tillApi.takeTicket({ params, body }),
      tillApi.giveBack({ params, body }),
      tillApi.useTill({ params: { till: "T1" }, body }),
      tillApi.openShift({ body }),
      tillApi.createArticle({ body }),
    ])
      expect(await hotelRefusalOf(call)).toMatchObject({ status: 422 });
  });

  it("reads no cash of a drawer that is not counted", async () => {
    const refused = await hotelRefusalOf(actOnShift(shiftId, "takeOut", { amount: 9_999_00, reason: "x" }));
    expect(refused).toMatchObject({ codes: ["SHIFT_CASH"], message: "En el cajón no hay tanto efectivo." });
  });

  it("under the reference of a charge that a till will make is refused", async () => {
    const id = await guest();
    const { version } = await hotelApi.getReservation({ params: { id } });
    const input = {
      version,
      sourceRef: "sale:ZZ:10",
      description: "x",
      quantity: 1,
      unitPrice: 1_00,
      vat: 10 as const,
    };
    const act = hotelApi.actOnFolio({ params: { id, action: "charge" }, body: input });
    expect(await hotelRefusalOf(act)).toMatchObject({ status: 422 });
  });

  it("with the id of a sale to come loses no sale that was taken", async () => {
    await openTill("T2", 50_00, "Segunda");
    await sell([line(3_00)], { id: "P1:T2" });
    await sell([line(6_40)], { id: "P1" });
    const late = await saleOf([line(6_40)], { id: "P1", till: "T2", isTaken: true });
    expect(await tillApi.sell({ body: late })).toMatchObject({ total: 6_40, number: "V2-26-000001" });
    expect(await tillApi.sell({ body: late })).toMatchObject({ total: 6_40, number: "V2-26-000001" });
  });
});

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

describe("an article", () => {
  it("that is withdrawn is sold no more, but where a parked ticket has it", async () => {
    const lines = [line(3_00)];
    await tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa", lines } });
    const params = { id: "ART-000001" };
    const { version } = await tillApi.getArticle({ params });
    await tillApi.actOnArticle({ params: { ...params, action: "withdraw" }, body: { version } });
    expect(await hotelRefusalOf(sell([line(3_00)]))).toMatchObject({ codes: ["ARTICLE_WITHDRAWN"] });
    expect(await sell(lines, { id: "P1", version: 1 })).toMatchObject({ state: "paid" });
    expect(await sell([line(3_00)], { isTaken: true })).toMatchObject({ state: "paid" });
  });

  it("without declared allergens is not sold, whatever the screen allows", async () => {
    const { id } = (await till()).articles.find(({ isUndeclared }) => isUndeclared)!;
    const sold = sell([line(3_00, { articleId: id })]);
    expect(await hotelRefusalOf(sold)).toMatchObject({ status: 409, codes: ["ALLERGENS_UNDECLARED"] });
  });
});
