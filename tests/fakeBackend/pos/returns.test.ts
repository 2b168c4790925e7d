import { beforeEach, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { closeContract } from "@/contract/day/close";
import { addDays } from "@/domain/civilDate";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import {
  actOnShift,
  giveBack,
  line,
  openTill,
  paidBy,
  piecesOf,
  sell,
  shiftOf,
  tillApi,
} from "../../support/tillCalls";

const billing = createClient(billingContract);
const day = createClient(closeContract);
const ticketOf = (id: string) => tillApi.getTicket({ params: { id } });
const openOf = async (id = "") => (await billing.getDocument({ params: { id } })).open;

let shiftId = "";
let hotel: ReturnType<typeof openHotel>;
beforeEach(async () => {
  hotel = openHotel({ reservations: 60 });
  shiftId = (await openTill()).id;
});

/** A ticket of 20,00 that a company owes. */
async function soldOnAccount() {
  const customer = { name: "Otra, S.L.", taxId: "B58818501", address: "Calle Mayor, 1", country: "ES" };
  const draft = { customer, email: "", limit: 0, termDays: 30 };
  const account = await billing.createReceivable({ body: { clientId: "account", draft } });
  const payments = [paidBy("receivable", 20_00, { payerId: account.id })];
  return { account, sold: await sell([line(5_00, { quantity: 4 })], { payments }) };
}

it("of a sale on account takes the debt down, and no cash", async () => {
  const { sold } = await soldOnAccount();
  expect(await ticketOf(sold.id)).toMatchObject({ owed: 20_00 });
  expect(await hotelRefusalOf(giveBack(sold, 4, [paidBy("cash", 20_00)]))).toMatchObject({ codes: ["RETURN_METHOD"] });
  const back = await giveBack(sold, 4, [paidBy("receivable", 20_00)]);
  expect(back).toMatchObject({ state: "returned", owed: 0 });
  expect(await openOf(sold.documentId)).toBe(0);
  await actOnShift(shiftId, "count", piecesOf(100_00));
  expect(await shiftOf(shiftId)).toMatchObject({ expected: 100_00, sums: { sales: 0, returns: 20_00 } });
});

it("of a sale on account that is paid in part gives back as money what was paid", async () => {
  const { account, sold } = await soldOnAccount();
  const paid = { version: account.version, paymentId: "p", method: "cash" as const, amount: 8_00 };
  await billing.actOnReceivable({
    params: { id: account.id, action: "pay" },
    body: { ...paid, documentIds: [sold.documentId!] },
  });
  expect(await ticketOf(sold.id)).toMatchObject({ owed: 12_00 });
  const tooMuch = [paidBy("receivable", 4_00), paidBy("cash", 8_00), paidBy("card", 8_00)];
  expect(await hotelRefusalOf(giveBack(sold, 4, tooMuch))).toMatchObject({ codes: ["RETURN_METHOD"] });
  await giveBack(sold, 4, [paidBy("receivable", 12_00), paidBy("cash", 8_00)]);
  expect(await openOf(sold.documentId)).toBe(0);
  await actOnShift(shiftId, "count", piecesOf(92_00));
  expect(await shiftOf(shiftId)).toMatchObject({ difference: 0 });
});

it("counts in the shift in which it is made, not in that of the sale", async () => {
  const sold = await sell([line(10_00)]);
  await actOnShift(shiftId, "count", piecesOf(110_00));
  const early = giveBack(sold, 1, [paidBy("cash", 10_00)]);
  expect(await hotelRefusalOf(early)).toMatchObject({ status: 409, codes: ["SHIFT_COUNTED"] });
  const z = await actOnShift(shiftId, "close", { left: 110_00, reason: "" });
  const none = giveBack(sold, 1, [paidBy("cash", 10_00)]);
  expect(await hotelRefusalOf(none)).toMatchObject({ codes: ["SHIFT_NONE"] });
  const next = await openTill("T1", 110_00, "");
  await giveBack({ ...sold, shiftId: next.id }, 1, [paidBy("cash", 10_00)]);
  expect(await actOnShift(next.id, "count", piecesOf(100_00))).toMatchObject({
    difference: 0,
    sums: { sales: -10_00 },
  });
  expect(await shiftOf(shiftId)).toMatchObject({ sums: z.sums, expected: z.expected });
});

it("of what was sold for nothing has no document and no money", async () => {
  const free = { percent: 100, reason: "Invitación" };
  const sold = await sell([line(3_00, { discount: free })], { payments: [] });
  expect(await giveBack(sold, 1, [])).toMatchObject({ state: "returned", returns: [{ number: "", payments: [] }] });
});

it("is not made by the call of an act, which knows no lines", async () => {
  const sold = await sell([line(3_00)]);
  expect((await ticketOf(sold.id)).actions[0]).toMatchObject({ action: "giveBack", isAllowed: true });
  const act = tillApi.actOnTicket({ params: { id: sold.id, action: "giveBack" }, body: { version: 1 } });
  expect(await hotelRefusalOf(act)).toMatchObject({ status: 409, codes: ["ACT_NOT_NOW"] });
});

it("is found by the number of its paper", async () => {
  const sold = await sell([line(3_00)]);
  const { returns } = await giveBack(sold, 1, [paidBy("cash", 3_00)]);
  const found = await tillApi.listTickets({ query: { text: returns[0]!.number.toLowerCase() } });
  expect(found.rows.map(({ id }) => id)).toEqual([sold.id]);
});

it("of a room charge is refused once the guest has left, and says where it is corrected", async () => {
  const guest = (await tillApi.listRoomGuests()).find(({ credit }) => credit > 10_00);
  const money = [paidBy("room", 10_00, { payerId: guest!.id })];
  const sold = await sell([line(10_00)], { payments: money });
  hotel.hotel.put({ ...hotel.hotel.get(guest!.id), state: "checkedOut" });
  const refusal = { status: 409, codes: ["ROOM_CLOSED"] };
  expect(await hotelRefusalOf(giveBack(sold, 1, money))).toMatchObject(refusal);
  expect((await ticketOf(sold.id)).actions[0]).toMatchObject({ action: "giveBack", isAllowed: false });
});

it("is of a ticket that is found by its till, its method and its day", async () => {
  await sell([line(3_00)]);
  const found = async (query: object) => (await tillApi.listTickets({ query })).total;
  const { date } = (await tillApi.listTickets({ query: {} })).rows[0]!;
  expect(await found({ till: "T1,T2", method: "cash", from: date, to: date })).toBe(1);
  expect(await found({ till: "T2" })).toBe(0);
  expect(await found({ from: addDays(date, 1) })).toBe(0);
  expect(await found({ to: addDays(date, -1) })).toBe(0);
});

it("closes a shift once from two browsers, with one number", async () => {
  await actOnShift(shiftId, "count", piecesOf(100_00));
  const closing = await Promise.allSettled([1, 2].map(() => actOnShift(shiftId, "close", { left: 50_00, reason: "" })));
  expect(closing.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const drawer = await tillApi.getTillDrawer({ params: { till: "T1" } });
  expect(drawer).toMatchObject({ last: { title: "Z-T1-000001", left: 50_00 } });
  expect(drawer.shift).toBeUndefined();
});

it("of a till's shift is told by the night close, which an open one does not hold up", async () => {
  await sell([line(10_00)], { tip: { method: "card", amount: 50 } });
  const other = await openTill("T2", 50_00, "Segunda");
  await actOnShift(other.id, "count", piecesOf(48_00));
  await actOnShift(other.id, "close", { left: 48_00, reason: "" });
  const { tills, actions } = await day.getClose({});
  expect(tills).toEqual([
    { id: shiftId, till: "T1", title: "", tickets: 1, sales: 10_00, tips: 50 },
    { id: other.id, till: "T2", title: "Z-T2-000001", tickets: 0, sales: 0, tips: 0, difference: -2_00 },
  ]);
  expect(actions.flatMap(({ reasons }) => reasons).some(({ code }) => code.startsWith("SHIFT"))).toBe(false);
});
