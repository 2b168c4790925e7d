import { beforeEach, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
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

const loyalty = createClient(loyaltyContract);
const billing = createClient({ ...billingContract, ...salesFiguresContract });

const member = async (id: string) => loyalty.getMember({ params: { id } });

let memberId = "";
let shiftId = "";

/** A member with 65 points, which are worth 3,25. */
beforeEach(async () => {
  openHotel({ reservations: 60 });
  shiftId = (await openTill()).id;
  const [first] = (await loyalty.listMembers({ query: { perPage: 1 } })).rows;
  memberId = first!.id;
  const body = { version: first!.version, points: 65 - first!.points, reason: "Ajuste" };
  if (body.points !== 0) await loyalty.actOnMember({ params: { id: memberId, action: "adjust" }, body });
});

const inPoints = (amount: number) => paidBy("points", amount, { payerId: memberId });
const coffee = () => line(3_22);
const refusalOfSale = async (amount: number, payments: ReturnType<typeof inPoints>[], more = {}) =>
  hotelRefusalOf(sell([line(amount)], { payments, ...more }));

it("takes the points of a sale once, with the number of its ticket", async () => {
  const sale = await saleOf([coffee()], { payments: [inPoints(3_22)] });
  const [sold] = await Promise.all([tillApi.sell({ body: sale }), tillApi.sell({ body: sale })]);
  const { points, ledger } = await member(memberId);
  expect(points).toBe(0);
  expect(ledger[0]).toMatchObject({ kind: "redeemed", points: -65, reason: sold.number });
  expect(sold).toMatchObject({ method: "points", state: "paid" });
});

it("pays a part with points and the rest in cash, and the VAT stays as it is", async () => {
  const sold = await sell([line(11_00)], { payments: [inPoints(3_00), paidBy("cash", 8_00)] });
  const document = await billing.getDocument({ params: { id: sold.documentId! } });
  expect(document).toMatchObject({ open: 0, state: "paid", taxes: [{ rate: 10, base: 10_00, vat: 1_00 }] });
  expect(await member(memberId)).toMatchObject({ points: 5 });
});

it.each([
  ["more than the balance is worth", 3_30, () => [inPoints(3_30)], "POINTS_OVER"],
  ["two members", 2_00, () => [inPoints(1_00), inPoints(1_00)], "POINTS_ONCE"],
  ["no member", 2_00, () => [paidBy("points", 2_00)], "POINTS_MEMBER"],
  ["less than the ticket", 3_00, () => [inPoints(2_00)], "PAYMENT_SHORT"],
  ["more than the ticket", 1_00, () => [inPoints(2_00)], "PAYMENT_OVER"],
  ["an amount below zero", 1_00, () => [inPoints(-1_00), paidBy("cash", 2_00)], "PAYMENT_INVALID"],
  ["half a cent", 1_00, () => [inPoints(0.5), paidBy("cash", 99.5)], "PAYMENT_INVALID"],
])("refuses points for %s, and takes none", async (_, amount, payments, code) => {
  expect(await refusalOfSale(amount, payments())).toMatchObject({ codes: [code] });
  expect(await member(memberId)).toMatchObject({ points: 65 });
});

it("refuses the points of a guest who has left the programme", async () => {
  const { version } = await member(memberId);
  await loyalty.actOnMember({ params: { id: memberId, action: "leave" }, body: { version, reason: "Se va" } });
  expect(await refusalOfSale(1_00, [inPoints(1_00)])).toMatchObject({ status: 409, codes: ["POINTS_MEMBER"] });
});

it("takes no points for a sale without a connection", async () => {
  const refused = await refusalOfSale(1_00, [inPoints(1_00)], { isTaken: true });
  expect(refused).toMatchObject({ codes: ["OFFLINE_POINTS"] });
  expect(await member(memberId)).toMatchObject({ points: 65 });
});

it("lets one of two tills spend the same points, and stores nothing of the other", async () => {
  await openTill("T2");
  const sales = await Promise.all([
    saleOf([coffee()], { payments: [inPoints(3_22)] }),
    saleOf([coffee()], { till: "T2", payments: [inPoints(3_22)] }),
  ]);
  const [first, second] = sales.map((body) => tillApi.sell({ body }));
  expect(await hotelRefusalOf(second!)).toMatchObject({ status: 409, codes: ["POINTS_OVER"] });
  expect(await first).toMatchObject({ state: "paid" });
  expect(await member(memberId)).toMatchObject({ points: 0 });
  expect((await till("T2")).nextNumber).toBe(1);
});

it("gives points back with the part that they have paid, and cash for what cash has paid", async () => {
  const payments = [inPoints(3_00), paidBy("cash", 9_00)];
  const sold = await sell([line(3_00, { quantity: 4 })], { payments });
  const inCash = giveBack(sold, 2, [paidBy("cash", 6_00)]);
  expect(await hotelRefusalOf(inCash)).toMatchObject({ codes: ["RETURN_POINTS"] });
  const half = await giveBack(sold, 2, [inPoints(1_50), paidBy("cash", 4_50)], { returnId: "half" });
  await giveBack(sold, 2, [inPoints(1_50), paidBy("cash", 4_50)], { returnId: "half" });
  expect(await member(memberId)).toMatchObject({ points: 35 });
  await giveBack(half, 2, [inPoints(1_50), paidBy("cash", 4_50)]);
  const { points, ledger } = await member(memberId);
  expect(points).toBe(65);
  expect(ledger[0]).toMatchObject({ kind: "restored", points: 30, reason: sold.number });
});

it("gives points back without a shift, and all of an odd number", async () => {
  const sold = await sell([line(1_61, { quantity: 2 })], { payments: [inPoints(3_22)] });
  const first = await giveBack({ ...sold, shiftId: undefined }, 1, [inPoints(1_61)]);
  expect(await member(memberId)).toMatchObject({ points: 33 });
  const last = await giveBack({ ...first, shiftId: undefined }, 1, [inPoints(1_61)]);
  expect(await member(memberId)).toMatchObject({ points: 65 });
  expect(last).toMatchObject({ state: "returned" });
  const back = await billing.getDocument({ params: { id: last.returns[0]!.documentId! } });
  expect(back).toMatchObject({ total: -1_61, state: "settled" });
});

it("tells points by method in X, Z, list and figures, and counts none as cash", async () => {
  await sell([line(5_00)], { payments: [inPoints(2_00), paidBy("cash", 3_00)] });
  await sell([line(1_00)], { payments: [inPoints(1_00)] });
  const x = await tillApi.getTillDrawer({ params: { till: "T1" } });
  expect(x.shift?.sums.methods).toEqual([{ method: "points", amount: 3_00 }]);
  await actOnShift(shiftId, "count", piecesOf(103_00));
  const z = await actOnShift(shiftId, "close", { left: 103_00, reason: "" });
  expect(z).toMatchObject({ difference: 0, expected: 103_00, sums: { sales: 6_00 } });
  expect(z.sums.methods).toContainEqual({ method: "points", amount: 3_00 });
  expect(await tillApi.listTickets({ query: { method: "points" } })).toMatchObject({ total: 1 });
  const { methods } = await billing.getSalesFigures({ query: {} });
  expect(methods).toContainEqual({ method: "points", sales: 3_00, tips: 0 });
});

it("undoes no redemption of a ticket and corrects no paper of it elsewhere", async () => {
  const sold = await sell([coffee()], { payments: [inPoints(3_22)] });
  const { version, ledger } = await member(memberId);
  const undo = { version, entryId: ledger[0]!.id, reason: "Error" };
  const undone = loyalty.actOnMember({ params: { id: memberId, action: "undo" }, body: undo });
  expect(await hotelRefusalOf(undone)).toMatchObject({ codes: ["REDEMPTION_GONE"] });
  const { id, actions } = await billing.getDocument({ params: { id: sold.documentId! } });
  const codesOf = (action: string) => actions.find((one) => one.action === action)?.reasons.map(({ code }) => code);
  expect([codesOf("correct"), codesOf("exchange")]).toEqual([["POINTS_AT_TILL"], ["POINTS_EXCHANGE"]]);
  expect(id).toBe(sold.documentId);
});

it("takes none of a ticket that is parked and voided", async () => {
  const body = { id: "parked", till: "T1" as const, name: "Mesa 3", lines: [coffee()] };
  const { version } = await tillApi.parkTicket({ body });
  await tillApi.actOnTicket({ params: { id: "parked", action: "void" }, body: { version, reason: "Se fue" } });
  expect(await member(memberId)).toMatchObject({ points: 65 });
});

it("finds a member by the number", async () => {
  const all = (await loyalty.listMembers({ query: { perPage: 200 } })).rows;
  const { id } = all.at(-1)!;
  const { rows } = await loyalty.listMembers({ query: { text: id } });
  expect(rows.map((row) => row.id)).toContain(id);
  expect(rows.length).toBeLessThan(all.length);
});

it("keeps points that have paid where the member leaves before the return", async () => {
  const sold = await sell([coffee()], { payments: [inPoints(3_22)] });
  const { version } = await member(memberId);
  await loyalty.actOnMember({ params: { id: memberId, action: "leave" }, body: { version, reason: "Se va" } });
  await giveBack(sold, 1, [inPoints(3_22)]);
  await loyalty.enrolGuest({ params: { id: memberId } });
  expect(await member(memberId)).toMatchObject({ points: 65 });
});
