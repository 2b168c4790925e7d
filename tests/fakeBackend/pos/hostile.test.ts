import { beforeEach, describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type { Sale } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";

import { closeWhole } from "../../support/closeCalls";
import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { actOnShift, giveBack, line, openTill, paidBy, saleOf, sell, till, tillApi } from "../../support/tillCalls";

const HOUR = 3_600_000;

const billing = createClient(billingContract);
const document = (id = "") => billing.getDocument({ params: { id } });

let shiftId = "";
beforeEach(async () => {
  openHotel({ reservations: 60 });
  shiftId = (await openTill()).id;
});

async function guest() {
  const found = (await tillApi.listRoomGuests()).find(({ credit }) => credit > 100_00);
  return found!.id;
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
    ["lines", { lines: [{ ...line(3_00), vat: 7 }] }],
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

describe("a sale that arrives late", () => {
  it("leaves parked what another till has put on its ticket meanwhile", async () => {
    const [first, second] = [line(6_40), line(4_50)];
    const park = (lines: Sale["lines"], version?: number) =>
      tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa 4", lines, version } });
    await park([first]);
    await park([first, second], 1);
    await tillApi.sell({ body: await saleOf([first], { id: "P1", version: 1, isTaken: true }) });
    expect((await till()).parked).toMatchObject([{ name: "Mesa 4", total: 4_50 }]);
  });

  it("in the next year has the number of its year, and is of the day on which it was made", async () => {
    const { advance } = openHotel({ reservations: 60, at: "2026-12-31T22:50:00.000Z" });
    await openTill();
    const late = await saleOf([line(7_00)], { isTaken: true, soldAt: "2026-12-31T22:55:00.000Z" });
    advance(30 * 60_000);
    expect(await till()).toMatchObject({ series: "V1-26-" }); // past midnight, before the close
    await closeWhole();
    await sell([line(1_00)], { soldAt: "2026-12-31T23:20:00.000Z" });
    const sold = await tillApi.sell({ body: late });
    expect(sold).toMatchObject({ number: "V1-26-000001", date: "2026-12-31" });
    expect(await tillApi.sell({ body: late })).toEqual(sold);
    expect(await document(sold.documentId)).toMatchObject({ issuedOn: "2026-12-31" });
    const { rows } = await billing.getVatBook({ query: { from: "2026-12-31", to: "2026-12-31" } });
    expect(rows.find(({ number }) => number === sold.number)).toMatchObject({ state: "paid", gross: 7_00 });
  });

  it("after two closes is of the day that was open then, not of that of its shift", async () => {
    const { advance } = openHotel({ reservations: 60, at: "2026-04-14T20:00:00.000Z" });
    await openTill();
    await closeWhole();
    advance(12 * HOUR);
    const late = await saleOf([line(3_00)], { isTaken: true, soldAt: "2026-04-15T07:00:00.000Z" });
    advance(12 * HOUR);
    await closeWhole();
    expect(await tillApi.sell({ body: late })).toMatchObject({ date: "2026-04-15" });
  });
});

describe("an article", () => {
  it("that another outlet's till sells is gone from its own outlet, and comes back there", async () => {
    await openTill("T2", 50_00, "Segunda");
    const { id: articleId, stock = 0 } = (await till()).articles.find((one) => one.stock !== undefined)!;
    const lines = [line(3_00, { articleId, quantity: 2 })];
    await tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa", lines } });
    const { version } = await tillApi.takeTicket({ params: { id: "P1" }, body: { till: "T2", version: 1 } });
    const sold = await sell(lines, { id: "P1", till: "T2", version });
    const places = async () => (await tillApi.getArticle({ params: { id: articleId } })).stock;
    expect(await places()).toMatchObject({ bar: stock - 2, shop: 0 });
    await giveBack(sold, 2, [paidBy("cash", 6_00)]);
    expect(await places()).toMatchObject({ bar: stock, shop: 0 });
  });

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
