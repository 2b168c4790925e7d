import { beforeEach, describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import {
  actOnShift,
  device,
  giveBack,
  line,
  openTill,
  paidBy,
  piecesOf,
  saleOf,
  sell,
  shiftOf,
  till,
  tillApi,
} from "../../support/tillCalls";

const billing = createClient(billingContract);
const document = (id = "") => billing.getDocument({ params: { id } });

let hotel: ReturnType<typeof openHotel>;
beforeEach(() => {
  hotel = openHotel({ reservations: 60 });
});

/** Someone in house whose folio has room for a charge. */
async function guest() {
  return (await tillApi.listRoomGuests()).find(({ credit }) => credit > 100_00)!;
}

const folioOf = async (id: string) => (await hotelApi.getReservation({ params: { id } })).charges;

describe("a sale", () => {
  it("has a simplified invoice in the series of its till, paid", async () => {
    await openTill();
    const sold = await sell([line(2_890, { vat: 21 }), line(125)]);
    expect(sold).toMatchObject({ state: "paid", number: "V1-26-000001", total: 3_015 });
    expect(await document(sold.documentId)).toMatchObject({
      kind: "F2",
      total: 3_015,
      open: 0,
      state: "paid",
      records: [{}],
    });
    expect((await document(sold.documentId)).taxes.map(({ rate, base, vat }) => [rate, base, vat])).toEqual([
      [10, 114, 11],
      [21, 2_388, 502],
    ]);
  });

  it("is stored once, however often it is sent", async () => {
    await openTill();
    const sale = await saleOf([line(2_000)]);
    const [one, other] = await Promise.all([tillApi.sell({ body: sale }), tillApi.sell({ body: sale })]);
    expect(other).toEqual(one);
    expect((await till()).nextNumber).toBe(2);
    expect(await billing.listPayments({ query: { page: 1, perPage: 10 } })).toMatchObject({
      total: expect.anything(),
    });
  });

  it("is refused at a till without a shift, at another device, and after the count", async () => {
    const none = await saleOf([line(200)]);
    await tillApi.useTill({ params: { till: "T1" }, body: { device } });
    expect(await hotelRefusalOf(tillApi.sell({ body: none }))).toMatchObject({ status: 409, codes: ["SHIFT_NONE"] });
    const { id } = await openTill();
    const sale = await saleOf([line(200)]);
    const elsewhere = tillApi.sell({ body: { ...sale, device: "device-2" } });
    expect(await hotelRefusalOf(elsewhere)).toMatchObject({ codes: ["TILL_ELSEWHERE"] });
    await actOnShift(id, "count", piecesOf(100_00));
    expect(await hotelRefusalOf(tillApi.sell({ body: sale }))).toMatchObject({ codes: ["SHIFT_COUNTED"] });
  });

  it.each([
    ["a quantity below one", { lines: [line(300, { quantity: -1 })] }, "QUANTITY"],
    ["a discount of 101 %", { lines: [line(300, { discount: { percent: 101, reason: "x" } })] }, "DISCOUNT_PERCENT"],
    ["5,00 off 3,00", { lines: [line(300, { discount: { amount: 500, reason: "x" } })] }, "DISCOUNT_OVER"],
    ["cash of 1.000,00", { lines: [line(1_000_00)] }, "CASH_OPERATION"],
    [
      "a second payment of a paid ticket",
      { lines: [line(300)], payments: [paidBy("cash", 300), paidBy("card", 300)] },
      "PAYMENT_OVER",
    ],
  ])("is refused for %s, whatever the screen allows", async (_, more, code) => {
    await openTill();
    const { lines, ...rest } = more;
    expect(await hotelRefusalOf(sell(lines, rest))).toMatchObject({ status: 422, codes: [code] });
  });

  it("keeps what was sold when price, name and VAT change afterwards", async () => {
    await openTill();
    const sold = await sell([line(200, { quantity: 3 })]);
    const coffee = await tillApi.getArticle({ params: { id: "ART-000001" } });
    const {
      id,
      version,
      state: _,
      history: __,
      actions: ___,
      stock: ____,
      inStock: _____,
      notice: ______,
      ...draft
    } = coffee;
    await tillApi.updateArticle({
      params: { id },
      body: { version, draft: { ...draft, name: "Otro", price: 250, vat: "21" } },
    });
    const kept = await tillApi.getTicket({ params: { id: sold.id } });
    expect(kept.lines).toEqual(sold.lines);
    expect(await giveBack(kept, 3, [paidBy("cash", 600)])).toMatchObject({ state: "returned" });
  });
});

describe("a sale without a connection", () => {
  it("arrives later with its own number, in its shift", async () => {
    const { id } = await openTill();
    const sale = await saleOf([line(1_200)], { isTaken: true, soldAt: "2026-04-14T07:50:00.000Z" });
    expect(await tillApi.sell({ body: sale })).toMatchObject({ state: "paid", shiftId: id, number: "V1-26-000001" });
  });

  it("is kept when its shift is closed, and changes no count", async () => {
    const { id } = await openTill();
    const sale = await saleOf([line(1_200)], { isTaken: true });
    await actOnShift(id, "count", piecesOf(100_00));
    const closed = await actOnShift(id, "close", { left: 100_00, reason: "" });
    expect(await tillApi.sell({ body: sale })).toMatchObject({ isLate: true });
    expect(await shiftOf(id)).toMatchObject({
      expected: closed.expected,
      sums: closed.sums,
      late: [{ amount: 1_200 }],
    });
  });

  it("gets the next number where another device has taken its own, and says so", async () => {
    await openTill();
    const late = await saleOf([line(300)], { isTaken: true });
    await sell([line(200)]);
    expect(await tillApi.sell({ body: late })).toMatchObject({ number: "V1-26-000002", printedAs: "V1-26-000001" });
  });
});

describe("a parked ticket", () => {
  const parked = (id = "P1", more: object = {}) =>
    tillApi.parkTicket({ body: { id, till: "T1", name: "Mesa 4", lines: [line(640, { id: "l1" })], ...more } });

  it("gets its number when it is paid", async () => {
    await openTill();
    await parked("A");
    await parked("B");
    await tillApi.actOnTicket({ params: { id: "B", action: "void" }, body: { version: 1, reason: "Se fueron" } });
    const { version } = await tillApi.takeTicket({ params: { id: "A" }, body: { till: "T1", version: 1 } });
    expect(await sell([line(640)], { id: "A", version })).toMatchObject({ number: "V1-26-000001" });
    expect(await sell([line(300)])).toMatchObject({ number: "V1-26-000002" });
  });

  it("is taken up by one till, and paid once", async () => {
    await openTill();
    await openTill("T2", 50_00, "Segunda");
    await parked();
    await tillApi.takeTicket({ params: { id: "P1" }, body: { till: "T1", version: 1 } });
    const other = tillApi.takeTicket({ params: { id: "P1" }, body: { till: "T2", version: 2 } });
    expect(await hotelRefusalOf(other)).toMatchObject({ codes: ["TICKET_TAKEN"], current: { till: "T1" } });
    const stale = sell([line(640)], { id: "P1", version: 1 });
    expect(await hotelRefusalOf(stale)).toMatchObject({ codes: ["TICKET_CHANGED"] });
    await sell([line(640)], { id: "P1", version: 2 });
    const again = sell([line(640)], { id: "P1", version: 2, till: "T2" });
    expect(await hotelRefusalOf(again)).toMatchObject({ codes: ["TICKET_PAID"] });
  });

  it("that was voided is neither taken up nor sold, and the refusal says so", async () => {
    await openTill();
    await parked();
    await tillApi.actOnTicket({ params: { id: "P1", action: "void" }, body: { version: 1, reason: "Se fueron" } });
    const taken = tillApi.takeTicket({ params: { id: "P1" }, body: { till: "T1", version: 1 } });
    expect(await hotelRefusalOf(taken)).toMatchObject({ codes: ["TICKET_VOIDED"], current: { state: "voided" } });
    const sold = sell([line(640)], { id: "P1", version: 1 });
    expect(await hotelRefusalOf(sold)).toMatchObject({ codes: ["TICKET_VOIDED"] });
  });

  it("that was paid twice without a connection is two sales, and no money is lost", async () => {
    await openTill();
    await openTill("T2", 50_00, "Segunda");
    await parked();
    await sell([line(640)], { id: "P1", version: 1 });
    const late = await saleOf([line(640)], { id: "P1", version: 1, till: "T2", isTaken: true });
    expect(await tillApi.sell({ body: late })).toMatchObject({ id: "P1:T2", number: "V2-26-000001" });
    expect(await tillApi.sell({ body: late })).toMatchObject({ id: "P1:T2", number: "V2-26-000001" });
  });
});

describe("a return", () => {
  it("of lines with a discount comes to what was paid, in any order", async () => {
    await openTill();
    const sold = await sell([line(50_00), line(30_00)], { discount: { amount: 15_00, reason: "Cliente" } });
    const one = await giveBack(sold, 1, [paidBy("cash", 24_38)], { line: 1 });
    expect(one).toMatchObject({ state: "partlyReturned", returns: [{ number: "RT26-000001" }] });
    const rest = await giveBack(one, 1, [paidBy("cash", 40_62)]);
    expect(rest).toMatchObject({ state: "returned" });
    expect(await document(rest.documentId)).toMatchObject({ state: "corrected", open: 0 });
    expect(await document(rest.returns[1]!.documentId)).toMatchObject({ kind: "R5", total: -40_62, state: "settled" });
  });

  it("is never more than was sold, nor more than a method has paid", async () => {
    await openTill();
    const sold = await sell([line(25_84)], { payments: [paidBy("cash", 25_84, { tendered: 26_00 })] });
    expect(await hotelRefusalOf(giveBack(sold, 1, [paidBy("cash", 26_00)]))).toMatchObject({
      codes: ["RETURN_PAYMENT"],
    });
    expect(await hotelRefusalOf(giveBack(sold, 2, [paidBy("cash", 51_68)]))).toMatchObject({ codes: ["RETURN_OVER"] });
    expect(await hotelRefusalOf(giveBack(sold, 1, [paidBy("card", 25_84)]))).toMatchObject({
      codes: ["RETURN_METHOD"],
    });
    const back = await giveBack(sold, 1, [paidBy("cash", 25_84)], { returnId: "R1" });
    expect(await giveBack(back, 1, [paidBy("cash", 25_84)], { returnId: "R1" })).toEqual(back);
    expect(await hotelRefusalOf(giveBack(back, 1, [paidBy("cash", 25_84)]))).toMatchObject({ codes: ["ACT_NOT_NOW"] });
  });

  it("is refused once the ticket was exchanged for an invoice", async () => {
    await openTill();
    const sold = await sell([line(60_50, { vat: 21 })]);
    const { version } = await document(sold.documentId);
    const customer = { name: "Ibertec SA", taxId: "A28083806", address: "Calle Mayor, 1", country: "ES" };
    await billing.actOnDocument({ params: { id: sold.documentId!, action: "exchange" }, body: { version, customer } });
    expect(await hotelRefusalOf(giveBack(sold, 1, [paidBy("cash", 60_50)]))).toMatchObject({
      codes: ["RETURN_EXCHANGED"],
    });
  });
});

describe("a charge to a room", () => {
  it("is on the folio once, at its rates, and on no document of the till", async () => {
    await openTill();
    const { id } = await guest();
    const before = (await folioOf(id)).length;
    const sale = await saleOf([line(14_00), line(10_00, { vat: 21 })], {
      payments: [paidBy("room", 24_00, { payerId: id })],
    });
    const sold = await tillApi.sell({ body: sale });
    await tillApi.sell({ body: sale });
    expect(sold).toMatchObject({ number: "", payer: { id } });
    expect((await folioOf(id)).slice(before).map(({ amount, vat }) => [vat, amount])).toEqual([
      [10, 14_00],
      [21, 10_00],
    ]);
  });

  it("comes back in parts, never more than was charged", async () => {
    await openTill();
    const { id } = await guest();
    const before = (await folioOf(id)).reduce((sum, { amount }) => sum + amount, 0);
    const back = (cents: number) => [paidBy("room", cents, { payerId: id })];
    const sold = await sell([line(8_00, { quantity: 3 })], { payments: back(24_00) });
    const one = await giveBack(sold, 1, back(8_00));
    const all = await giveBack(one, 2, back(16_00));
    expect(await hotelRefusalOf(giveBack(all, 1, back(8_00)))).toMatchObject({ codes: ["ACT_NOT_NOW"] });
    expect((await folioOf(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(before);
  });

  it("that the desk has corrected does not come back at the till", async () => {
    await openTill();
    const { id } = await guest();
    const sold = await sell([line(24_00)], { payments: [paidBy("room", 24_00, { payerId: id })] });
    const { version, charges } = await hotelApi.getReservation({ params: { id } });
    const chargeId = charges.find(({ amount, origin }) => amount === 24_00 && origin)!.id;
    await hotelApi.actOnFolio({ params: { id, action: "correct" }, body: { version, chargeId, reason: "Error" } });
    const back = giveBack(sold, 1, [paidBy("room", 24_00, { payerId: id })]);
    expect(await hotelRefusalOf(back)).toMatchObject({ codes: ["RETURN_CORRECTED"] });
  });

  it("is refused over the guest's credit and for a guest who is not in house, and posts nothing", async () => {
    await openTill();
    const { id, credit } = await guest();
    const over = sell([line(credit + 1)], { payments: [paidBy("room", credit + 1, { payerId: id })] });
    expect(await hotelRefusalOf(over)).toMatchObject({ status: 409, codes: ["ROOM_CREDIT"] });
    const gone = [...hotel.hotel.all()].find(({ state }) => state === "checkedOut")!;
    const late = sell([line(100)], { payments: [paidBy("room", 100, { payerId: gone.id })] });
    expect(await hotelRefusalOf(late)).toMatchObject({ codes: ["ROOM_NOT_IN_HOUSE"] });
  });
});

describe("a shift", () => {
  it("counts its drawer blind, with change, tips, movements and returns", async () => {
    const { id } = await openTill();
    const sold = await sell([line(17_50)], {
      payments: [paidBy("cash", 17_50, { tendered: 20_00 })],
      tip: { method: "cash", amount: 2_50 },
    });
    await giveBack(sold, 1, [paidBy("cash", 17_50)]);
    await sell([line(97_00)], { payments: [paidBy("cash", 47_00, { tendered: 50_00 }), paidBy("card", 50_00)] });
    await actOnShift(id, "takeOut", { amount: 30_00, reason: "Hielo" });
    expect(await shiftOf(id)).not.toHaveProperty("expected");
    expect((await shiftOf(id)).sums.methods).toEqual([{ method: "card", amount: 50_00 }]);
    const counted = await actOnShift(id, "count", piecesOf(119_50));
    expect(counted).toMatchObject({
      expected: 119_50,
      difference: 0,
      sums: { sales: 97_00, tips: 2_50, returns: 17_50 },
    });
  });

  it("asks why there is a difference, and leaves a float for the next", async () => {
    const { id } = await openTill();
    await actOnShift(id, "count", piecesOf(90_00));
    const close = (input: object) => actOnShift(id, "close", input);
    expect(await hotelRefusalOf(close({ left: 90_00, reason: "" }))).toMatchObject({ codes: ["SHIFT_DIFFERENCE"] });
    expect(await hotelRefusalOf(close({ left: 95_00, reason: "x" }))).toMatchObject({ codes: ["SHIFT_LEFT"] });
    expect(await close({ left: 50_00, reason: "Error de cambio" })).toMatchObject({
      title: "Z-T1-000001",
      difference: -10_00,
    });
    const short = openTill("T1", 40_00, "");
    expect(await hotelRefusalOf(short)).toMatchObject({ status: 422, codes: ["SHIFT_DIFFERENCE"] });
    const next = await openTill("T1", 40_00, "Faltan 10");
    expect(next.openingDifference).toBe(-10_00);
    await sell([line(10_00)]);
    expect(await actOnShift(next.id, "count", piecesOf(50_00))).toMatchObject({ expected: 50_00, difference: 0 });
  });

  it("knows nothing of the shift of another till", async () => {
    const one = await openTill();
    const other = await openTill("T2", 100_00, "Segunda");
    await sell([line(10_00)]);
    await sell([line(20_00)], { till: "T2" });
    await actOnShift(one.id, "count", piecesOf(110_00));
    await actOnShift(one.id, "close", { left: 100_00, reason: "" });
    expect(await actOnShift(other.id, "count", piecesOf(120_00))).toMatchObject({ expected: 120_00, difference: 0 });
  });

  it("is not counted while tickets are open", async () => {
    const { id } = await openTill();
    await tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa 4", lines: [line(640)] } });
    expect(await hotelRefusalOf(actOnShift(id, "count", piecesOf(0)))).toMatchObject({ codes: ["TICKETS_OPEN"] });
  });

  it("is one at a time at a till", async () => {
    await openTill();
    expect(await hotelRefusalOf(openTill("T1", 10_00, "x"))).toMatchObject({ status: 422, codes: ["SHIFT_OPEN"] });
  });
});
