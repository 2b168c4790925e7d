import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";
import { dayFigures } from "@/domain/close/dayFigures";

import { book, openHotel } from "../support/hotelBackend";
import { expectRefused, now, post, today } from "./folioCalls";

/** The takings of a day with these payments, by method. */
const takings = (reservation: Reservation) =>
  dayFigures(
    today,
    [reservation],
    { payments: reservation.payments, noShows: 0, cancellations: 0 },
    { rooms: 40, available: 40, houseUse: 0 },
  ).payments.map(({ method, expected }) => [method, expected]);

const card = { method: "card", amount: 100_00, isDeposit: true } as const;

/** Two nights in May. */
async function openBooked() {
  const opened = openHotel({ reservations: 1 });
  return { ...opened, booked: await book() };
}

describe("a card that is declined", () => {
  it("is written down, pays nothing, and is no takings; the rest is paid otherwise", async () => {
    const { booked } = await openBooked();
    await expectRefused(post(booked, "pay", { ...card, method: "cash", isDeclined: true }), "METHOD_MISSING");
    const declined = await post(booked, "pay", { ...card, isDeclined: true, reference: " 1111 " });
    expect(declined.balance).toBe(booked.balance);
    expect(declined.payments).toMatchObject([{ amount: 0, declined: 100_00, method: "card", reference: "1111" }]);
    expect(declined.history[0]).toMatchObject({
      what: "pay",
      changes: [
        { field: "method", after: "card" },
        { field: "declined", after: "10000" },
      ],
    });
    const paid = await post(declined, "pay", { ...card, method: "cash" });
    expect(paid.balance).toBe(booked.balance - 100_00);
    expect(takings(paid)).toEqual([["cash", 100_00]]);
    const correction = post(paid, "correct", { chargeId: paid.payments[0]!.id, reason: "Error" });
    await expectRefused(correction, "CORRECTION_FINAL");
  });

  it("does not keep the window of a company", async () => {
    const { booked } = await openBooked();
    const billed = await post(booked, "bill", { payer: "Acme", routed: [] });
    const declined = await post(billed, "pay", { ...card, window: "company", isDeclined: true });
    expect((await post(declined, "unbill")).billing).toBeUndefined();
  });
});

describe("a wrong payment", () => {
  it("is taken back with a reason on its day, once; both lines stay, and the till is even", async () => {
    const { booked } = await openBooked();
    const paid = await post(booked, "pay", card);
    const correct = (of: Reservation, reason: string) =>
      post(of, "correct", { chargeId: paid.payments[0]!.id, reason });
    await expectRefused(correct(paid, " "), "FOLIO_REASON_MISSING");
    const back = await correct(paid, "Otra habitación");
    expect(back.balance).toBe(booked.balance);
    expect(back.payments).toMatchObject([
      { amount: 100_00, date: today },
      { amount: -100_00, kind: "correction", date: today, reason: "Otra habitación" },
    ]);
    expect(takings(back)).toEqual([["card", 0]]);
    await expectRefused(correct(back, "Otra vez"), "ALREADY_CORRECTED");
  });

  it("of a closed day is given back; of a closed folio it is taken back if nothing is owed", async () => {
    const { hotel, booked } = await openBooked();
    const first = await post(booked, "pay", { method: "card", amount: booked.balance });
    hotel.open("2026-04-15");
    const twice = await post(first, "pay", { method: "cash", amount: 95_00, isDeposit: true });
    const [byCard, inCash] = twice.payments.map(({ id }) => id) as [string, string];
    const correct = (of: Reservation, chargeId: string) => post(of, "correct", { chargeId, reason: "Dos veces" });
    expect((await expectRefused(correct(twice, byCard), "PAYMENT_DAY_CLOSED")).status).toBe(409);
    const refunded = await post(twice, "refund", { method: "card", amount: 1_00 });
    expect(refunded.balance).toBe(twice.balance + 1_00);
    hotel.put({ ...hotel.get(booked.id), state: "checkedOut", checkedInOn: today, checkedOutOn: today });
    expect((await expectRefused(correct(refunded, inCash), "PAYMENT_FOLIO_CLOSED")).status).toBe(409);
    hotel.put({ ...hotel.get(booked.id), payments: twice.payments });
    expect((await correct(refunded, inCash)).balance).toBe(0);
  });
});

it("keeps no card number: not as a reference, and not in a reason", async () => {
  const { booked } = await openBooked();
  const number = "4111 1111 1111 1111";
  for (const field of ["reference", "reason"]) {
    const refusal = await expectRefused(post(booked, "pay", { ...card, [field]: number }), "CARD_NUMBER");
    expect(refusal.status).toBe(422);
  }
  await expectRefused(post(booked, "pay", { ...card, reference: "x".repeat(41) }), "FOLIO_TEXT_TOO_LONG");
});

describe("a folio that is split in halves", () => {
  it("bills a second payer, shares the nights to come too, and says so in the history, once", async () => {
    const { booked } = await openBooked();
    const act = { payer: "Luis Roca", sourceRef: "desk:halves" };
    const halved = await post(booked, "halve", act);
    const [guest, other] = halved.windows.map(({ total }) => total) as [number, number];
    expect(guest + other).toBe(booked.total);
    expect([0, 1]).toContain(guest - other);
    expect(halved.billing).toMatchObject({ name: "Luis Roca", routed: [] });
    expect(halved.history[0]).toMatchObject({ what: "halve" });
    expect(halved.history[0]!.changes).toContainEqual({ field: "part", before: "", after: String(other) });
    expect(await post(halved, "halve", act)).toMatchObject({ version: halved.version }); // sent twice
    await expectRefused(post(halved, "halve"), "NOTHING_TO_HALVE");
    const allowed = await post(halved, "allow", { amount: 20_00, reason: "Ruido" });
    const again = await post(allowed, "halve");
    expect(again.windows[1]!.total).toBe(other - 10_00);
    expect(again.history[0]!.changes.find(({ field }) => field === "part")?.after).toBe(String(other - 10_00));
  });

  it("is undone in a press while the other has paid nothing, and can be halved again", async () => {
    const { booked } = await openBooked();
    const halved = await post(booked, "halve", { payer: "Luis" });
    expect(halved.folioActions.find(({ action }) => action === "unbill")).toMatchObject({ isAllowed: true });
    const undone = await post(halved, "unbill");
    expect(undone.windows).toEqual(booked.windows);
    const again = await post(undone, "halve", { payer: "Marta" });
    expect(again.windows).toEqual(halved.windows);
    const paid = await post(again, "pay", { ...card, amount: 100, window: "company" });
    await expectRefused(post(paid, "unbill"), "WINDOW_IN_USE");
  });

  it("is refused to the leader of a group that pays more for others, and to a member", async () => {
    openHotel({ reservations: 1 });
    const arrival = { arrival: today, departure: "2026-04-15" };
    const [leader, one, other] = [await book(arrival), await book(arrival), await book(arrival)];
    const memberIds = [one.id, other.id];
    const group = await post(leader, "group", { payer: "Boda", routed: ["room", "extra"], memberIds });
    expect(group.windows[0]!.total).toBe(3 * leader.total);
    expect(group.folioActions.find(({ action }) => action === "halve")).toMatchObject({ isAllowed: false });
    await expectRefused(post(group, "halve", { payer: "Luis" }), "HALVE_SHORT");
    await expectRefused(post(await now(one), "halve"), "GROUP_MEMBER");
  });
});
