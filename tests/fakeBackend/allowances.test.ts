import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { FolioAct } from "@/contract/reservations/folio";
import { planningContract } from "@/contract/reservations/planning";
import type { Reservation } from "@/contract/reservations/reservations";
import { vatByRate } from "@/domain/account/vat";
import { createClient } from "@/shared/api/createClient";

import { amend, book, hotelApi } from "../support/hotelBackend";
import { inDays, openQuiet, today } from "../support/quietHotel";
import { actOn, expectRefused, minibar, now, post } from "./folioCalls";

const spa: Partial<FolioAct> = { description: "Spa", quantity: 1, unitPrice: 100_00, vat: 21 };
const allow = (stay: Reservation, amount: number, more: Partial<FolioAct> = {}) =>
  post(stay, "allow", { amount, reason: "Ruido", ...more });

const vatOf = ({ charges }: Reservation) => vatByRate(charges).reduce((sum, { vat }) => sum + vat, 0);
const allowances = ({ charges }: Reservation) =>
  charges.filter(({ kind }) => kind === "allowance").map(({ vat, amount }) => [vat, amount]);
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const planning = createClient(planningContract);
async function shorten({ id: reservationId, version, arrival, nights }: Reservation, clientId = "shorter") {
  const move = { reservationId, version, roomId: nights[0]!.roomId!, isRepriced: false, arrival, departure: inDays(1) };
  const moves = [{ ...move, from: arrival, to: inDays(1), unusedNights: "waive" as const }];
  const { results } = await planning.moveStays({ body: { clientId, moves } });
  expect(results[0]!.reasons).toEqual([]);
}

/** Ana, whose first of four nights of 90,00 is posted, with a spa of 30,00 at 21 %. */
async function openAna(price = 90_00) {
  const ana = { from: -1, nightCount: 4, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-1) } as const;
  const { hotel, idOf } = await openQuiet({ Ana: ana });
  const stored = hotel.get(idOf("Ana"));
  hotel.put({ ...stored, extras: [], nights: stored.nights.map((night) => ({ ...night, price })) });
  const stay = await post(await now(stored), "charge", { ...spa, unitPrice: 30_00 });
  return { hotel, stay };
}

describe("an allowance at the folio", () => {
  it("has the VAT of the spa, which alone is posted", async () => {
    await openQuiet();
    const charged = await post(await book(), "charge", spa);
    expect(vatOf(await allow(charged, 50_00))).toBe(8_68);
    const none = await allow(await post(await book(), "charge", spa), 100_00);
    expect([allowances(none), vatOf(none)]).toEqual([[[21, -100_00]], 0]);
  });

  it("is shared with an odd cent over the rates, and beyond the posted lines over those to come", async () => {
    const { stay } = await openAna();
    const odd = await allow(stay, 10_01);
    expect(allowances(odd)).toEqual([
      [10, -7_51],
      [21, -2_50],
    ]);
    const more = await allow(odd, 200_00);
    // the posted 109,99, and 90,01 of the nights to come
    expect(allowances(more).slice(2)).toEqual([
      [10, -172_50],
      [21, -27_50],
    ]);
    expect(more.balance).toBe(390_00 - 210_01);
  });

  it("tells the whole amount in the history, and is posted once", async () => {
    const { stay } = await openAna();
    const act = { sourceRef: "desk:once" };
    const allowed = await allow(stay, 40_00, act);
    expect(allowed.history[0]!.changes).toContainEqual({ field: "balance", before: "39000", after: "35000" });
    expect(await allow(stay, 40_00, act)).toEqual(allowed);
    await expectRefused(allow(allowed, 30_00, act), "CHARGE_POSTED");
    await expectRefused(allow(allowed, 40_00, { ...act, vat: 21 }), "CHARGE_POSTED");
  });

  it("takes what it is told at a rate, and says how much that has left", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 20_00, { vat: 21 });
    expect(allowances(allowed)).toEqual([[21, -20_00]]);
    const refused = await expectRefused(allow(allowed, 10_01, { vat: 21 }), "ALLOWANCE_OVER_TOTAL");
    expect(refused).toMatchObject({ status: 422, fields: { amount: expect.stringContaining("10,00") as string } });
    expect((await expectRefused(allow(allowed, 370_01), "ALLOWANCE_OVER_TOTAL")).status).toBe(422);
  });

  it("is corrected whole from the line of any rate, once, and its return is told as a whole", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 40_00);
    const [first, second] = allowed.charges.slice(-2) as [Charge, Charge];
    expect(second).toMatchObject({ kind: "allowance", vat: 21, shareOf: first.id });
    const corrected = await post(allowed, "correct", { chargeId: second.id, reason: "Error" });
    expect([corrected.balance, vatOf(corrected)]).toEqual([stay.balance, vatOf(stay)]);
    expect(corrected.history[0]).toMatchObject({ what: "correct", note: "Error" });
    expect(corrected.history[0]!.changes).toContainEqual({ field: "balance", before: "35000", after: "39000" });
    for (const { id } of [first, second])
      await expectRefused(post(corrected, "correct", { chargeId: id, reason: "Otra vez" }), "ALREADY_CORRECTED");
  });

  it("keeps a charge in its window where the rest of its rate would be below zero", async () => {
    const { stay } = await openAna();
    const billed = await post(stay, "bill", { payer: "Acme", routed: [] });
    const allowed = await allow(billed, 30_00, { vat: 21 });
    const chargeId = stay.charges.at(-1)!.id;
    const part = { chargeId, window: "company", share: "amount", amount: 20_00 } as const;
    const refused = await expectRefused(post(allowed, "move", part), "WINDOW_BELOW_ZERO");
    expect(refused).toMatchObject({ status: 422, fields: { window: expect.stringContaining("20,00") as string } });
    const moved = await post(allowed, "move", { ...part, share: "all" });
    expect(moved.windows.map(({ total }) => total)).toEqual([360_00, 0]);
  });

  it("goes with the nights that new rules send to a company, and stays with the spa", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 300_00);
    const billed = await post(allowed, "bill", { payer: "Acme", routed: ["room"] });
    expect(billed.windows.map(({ total }) => total)).toEqual([0, 90_00]);
    const windows = billed.charges.flatMap(({ kind, vat, window }) => (kind === "allowance" ? [[vat, window]] : []));
    expect(windows).toEqual([
      [10, "company"],
      [21, "guest"],
    ]);
  });

  it("is halved with its window, so that no rate of the other half is below zero", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 30_00, { vat: 21 });
    const halved = await post(allowed, "halve", { payer: "Luis" });
    expect(halved.windows.map(({ total }) => total)).toEqual([180_00, 180_00]);
    const lines = [...halved.charges, ...halved.upcoming];
    for (const window of ["guest", "company"])
      for (const { gross } of vatByRate(lines.filter((line) => (line.window ?? "guest") === window)))
        expect(gross).toBeGreaterThanOrEqual(0);
  });

  it("loses with the nights that go what was taken off them, and keeps that of the spa", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 300_00);
    expect(allowances(allowed)).toEqual([
      [10, -270_00],
      [21, -30_00],
    ]);
    const { id, version } = allowed;
    const body = { version, unusedNights: "waive" as const };
    const left = await hotelApi.actAtDesk({ params: { id, action: "leaveEarly" }, body });
    expect(left).toMatchObject({ departure: today, balance: 90_00 });
    expect(left.charges.at(-1)).toMatchObject({ kind: "correction", amount: 270_00, vat: 10 });
    // the rest of it is still an act, which can be corrected
    const rest = left.charges.find(({ vat, kind }) => kind === "allowance" && vat === 21)!;
    const corrected = await post(left, "correct", { chargeId: rest.id, reason: "Error" });
    expect([corrected.balance, sumOf(corrected.charges)]).toEqual([120_00, 120_00]);
  });

  it.each<[string, (stay: Reservation) => Promise<unknown>]>([
    ["by the form", ({ id }) => amend(id, { departure: inDays(1) })],
    ["by the planning", (stay) => shorten(stay)],
    ["by a check-out", async (stay) => actOn(await post(stay, "pay", { method: "card", amount: 90_00 }), "checkOut")],
  ])("goes with a night that goes %s, so that all can be billed", async (_, act) => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 300_00);
    await act(allowed);
    const { total, charges } = await now(stay);
    expect(charges.at(-1)).toMatchObject({ kind: "correction", amount: 270_00, vat: 10 });
    expect(total).toBeGreaterThanOrEqual(0);
  });

  it("that goes with the charge which is corrected by hand has the reason of that", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 300_00);
    const spaId = stay.charges.at(-1)!.id;
    const corrected = await post(allowed, "correct", { chargeId: spaId, reason: "No se usó" });
    expect(corrected.charges.slice(-2)).toMatchObject([
      { amount: -30_00 },
      { amount: 30_00, vat: 21, reason: "No se usó" },
    ]);
    expect(corrected.balance).toBe(90_00);
  });

  it("that goes with a check-out may leave a debt, which is paid before", async () => {
    const { stay } = await openAna();
    const paid = await post(await allow(stay, 350_00), "pay", { method: "card", amount: 40_00 });
    expect(await expectRefused(actOn(paid, "checkOut"), "OPEN_BALANCE")).toMatchObject({ status: 409 });
    expect(await now(stay)).toEqual(paid);
  });

  it("comes back with the nights where the planning undoes the move", async () => {
    const { stay } = await openAna();
    const allowed = await allow(stay, 300_00);
    await shorten(allowed, "undone");
    await planning.undoMoves({ params: { clientId: "undone" } });
    const back = await now(stay);
    expect([back.total, vatOf(back)]).toEqual([allowed.total, vatOf(allowed)]);
  });

  it("of the leader of a group is taken off the nights of the members, too", async () => {
    await openQuiet();
    const [leader, member] = [await book(), await book()];
    const charged = await post(leader, "charge", { ...minibar, vat: 21 });
    const shared = await post(charged, "group", { payer: "Boda", routed: ["room"], memberIds: [member.id] });
    const total = sumOf(shared.windows.map((sums) => ({ amount: sums.total })));
    const allowed = await allow(shared, total);
    expect(allowances(allowed)).toEqual([
      [10, 7_00 - total],
      [21, -7_00],
    ]);
    expect(allowed.balance).toBe(0);
  });
});
