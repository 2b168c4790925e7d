import { describe, expect, it } from "vitest";

import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { dayFigures } from "@/domain/close/dayFigures";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";

const today = "2026-04-14";

let posted = 0;

function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}) {
  posted += 1;
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `desk:${posted}`, ...act } });
}

/** The takings of a day with these payments, by method. */
const takings = (reservation: Reservation) =>
  dayFigures(
    today,
    [reservation],
    { payments: reservation.payments, noShows: 0, cancellations: 0 },
    { rooms: 40, available: 40, houseUse: 0 },
  ).payments.map(({ method, expected }) => [method, expected]);

const card = { method: "card", amount: 100_00, isDeposit: true } as const;

describe("a card that is declined", () => {
  it("is written down, pays nothing, and is no takings; the rest is paid otherwise", async () => {
    openHotel();
    const booked = await book();
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
    const nothing = await hotelRefusalOf(post(paid, "correct", { chargeId: paid.payments[0]!.id, reason: "Error" }));
    expect(nothing.codes).toEqual(["CORRECTION_FINAL"]);
  });

  it("does not keep the window of a company", async () => {
    openHotel();
    const billed = await post(await book(), "bill", { payer: "Acme", routed: [] });
    const declined = await post(billed, "pay", { ...card, window: "company", isDeclined: true });
    expect((await post(declined, "unbill")).billing).toBeUndefined();
  });

  it("is a card: nothing else is declined", async () => {
    openHotel();
    const booked = await book();
    const cash = await hotelRefusalOf(post(booked, "pay", { ...card, method: "cash", isDeclined: true }));
    expect(cash.codes).toEqual(["METHOD_MISSING"]);
  });
});

describe("a wrong payment", () => {
  it("is taken back with a reason on its day, once; both lines stay, and the till is even", async () => {
    openHotel();
    const booked = await book();
    const paid = await post(booked, "pay", card);
    const chargeId = paid.payments[0]!.id;
    expect((await hotelRefusalOf(post(paid, "correct", { chargeId, reason: " " }))).codes).toEqual([
      "FOLIO_REASON_MISSING",
    ]);
    const back = await post(paid, "correct", { chargeId, reason: "Otra habitación" });
    expect(back.balance).toBe(booked.balance);
    expect(back.payments).toMatchObject([
      { amount: 100_00, date: today },
      { amount: -100_00, kind: "correction", date: today, reason: "Otra habitación" },
    ]);
    expect(takings(back)).toEqual([["card", 0]]);
    expect((await hotelRefusalOf(post(back, "correct", { chargeId, reason: "Otra vez" }))).codes).toEqual([
      "ALREADY_CORRECTED",
    ]);
  });

  it("of a closed day is given back instead: that day never changes", async () => {
    const { hotel } = openHotel();
    const paid = await post(await book(), "pay", card);
    hotel.open("2026-04-15");
    const chargeId = paid.payments[0]!.id;
    const refusal = await hotelRefusalOf(post(paid, "correct", { chargeId, reason: "Error" }));
    expect(refusal.codes).toEqual(["PAYMENT_DAY_CLOSED"]);
    const refunded = await post(paid, "refund", { method: "card", amount: 100_00 });
    expect(refunded.balance).toBe(paid.balance + 100_00);
  });

  it("of a closed folio is taken back while nothing is owed after it; else the stay is reopened first", async () => {
    const { hotel } = openHotel();
    const booked = await book();
    const first = await post(booked, "pay", { method: "card", amount: booked.balance });
    const twice = await post(first, "pay", { method: "cash", amount: 95_00, isDeposit: true });
    hotel.put({ ...hotel.get(booked.id), state: "checkedOut", checkedInOn: today, checkedOutOn: today });
    const [byCard, inCash] = twice.payments.map(({ id }) => id) as [string, string];
    const settled = await post(twice, "correct", { chargeId: inCash, reason: "Dos veces" });
    expect(settled.balance).toBe(0);
    const refusal = await hotelRefusalOf(post(settled, "correct", { chargeId: byCard, reason: "Otra tarjeta" }));
    expect([refusal.status, refusal.codes]).toEqual([409, ["PAYMENT_FOLIO_CLOSED"]]);
  });

  it("of which money was refunded is not taken back on top of it", async () => {
    openHotel();
    const paid = await post(await book(), "pay", card);
    const less = await post(paid, "refund", { method: "cash", amount: 1 });
    const refusal = await hotelRefusalOf(post(less, "correct", { chargeId: paid.payments[0]!.id, reason: "Error" }));
    expect(refusal.codes).toEqual(["PAYMENT_GIVEN_BACK"]);
  });
});

it("keeps no card number: not as a reference, and not in a reason", async () => {
  openHotel();
  const booked = await book();
  const number = "4111 1111 1111 1111";
  for (const field of ["reference", "reason"]) {
    const refusal = await hotelRefusalOf(post(booked, "pay", { ...card, [field]: number }));
    expect([refusal.status, refusal.codes]).toEqual([422, ["CARD_NUMBER"]]);
  }
  const long = await hotelRefusalOf(post(booked, "pay", { ...card, reference: "x".repeat(41) }));
  expect(long.codes).toEqual(["FOLIO_TEXT_TOO_LONG"]);
});

describe("a folio that is split in halves", () => {
  it("bills a second payer, shares the nights to come too, and says so in the history", async () => {
    openHotel();
    const booked = await book();
    const act = { payer: "Luis Roca", sourceRef: "desk:halves" };
    const halved = await post(booked, "halve", act);
    const [guest, other] = halved.windows.map(({ total }) => total) as [number, number];
    expect(guest + other).toBe(booked.total);
    expect([0, 1]).toContain(guest - other);
    expect(halved.billing).toMatchObject({ name: "Luis Roca", routed: [] });
    expect(halved.history[0]).toMatchObject({ what: "halve" });
    expect(await post(halved, "halve", act)).toMatchObject({ version: halved.version }); // sent twice
    expect((await hotelRefusalOf(post(halved, "halve"))).codes).toEqual(["NOTHING_TO_HALVE"]);
  });

  it("is undone in a press, while nothing was paid in the other's window: all is the guest's, and halves can be made again", async () => {
    openHotel();
    const booked = await book();
    const halved = await post(booked, "halve", { payer: "Luis" });
    expect(halved.folioActions.find(({ action }) => action === "unbill")).toMatchObject({ isAllowed: true });
    const undone = await post(halved, "unbill");
    expect(undone.windows).toEqual(booked.windows);
    const again = await post(undone, "halve", { payer: "Marta" });
    expect(again.windows).toEqual(halved.windows);
    const paid = await post(again, "pay", { ...card, amount: 100, window: "company" });
    expect((await hotelRefusalOf(post(paid, "unbill"))).codes).toEqual(["WINDOW_IN_USE"]);
  });

  it("is refused where less than half of it is its own, as at the leader of a group; and the permission says so", async () => {
    openHotel();
    const arrival = { arrival: today, departure: "2026-04-15" };
    const leader = await book(arrival);
    const members = [await book(arrival), await book(arrival)];
    const memberIds = members.map(({ id }) => id);
    const group = await post(leader, "group", { payer: "Boda", routed: ["room", "extra"], memberIds });
    expect(group.windows[0]!.total).toBe(3 * leader.total);
    expect(group.folioActions.find(({ action }) => action === "halve")).toMatchObject({ isAllowed: false });
    const refusal = await hotelRefusalOf(post(group, "halve", { payer: "Luis" }));
    expect(refusal.codes).toEqual(["HALVE_SHORT"]);
  });

  it("tells what went, and after a later allowance cancels its parts and makes halves again", async () => {
    openHotel();
    const first = await post(await book(), "halve", { payer: "Luis" });
    const company = ({ windows }: Reservation) => windows[1]!.total;
    const partOf = ({ history }: Reservation) => history[0]!.changes.find(({ field }) => field === "part")?.after;
    expect(partOf(first)).toBe(String(company(first)));
    const allowed = await post(first, "allow", { amount: 20_00, reason: "Ruido" });
    const again = await post(allowed, "halve");
    expect(company(again)).toBe(company(first) - 10_00);
    expect(partOf(again)).toBe(String(company(again)));
  });

  it("is refused for what has no halves, and for a member of a group", async () => {
    const { hotel } = openHotel();
    const { id } = await book();
    const stored = hotel.get(id);
    const nights = stored.nights.map((night, place) => ({ ...night, price: place === 0 ? 1 : 0 }));
    hotel.put({ ...stored, nights, extras: [] });
    const ofOneCent = await hotelApi.getReservation({ params: { id } });
    expect(ofOneCent.total).toBe(1);
    expect((await hotelRefusalOf(post(ofOneCent, "halve", { payer: "Luis" }))).codes).toEqual(["NOTHING_TO_HALVE"]);
    const billing = { name: "Boda", taxId: "", email: "", routed: [], leader: "RSV-1" };
    hotel.put({ ...stored, billing });
    const member = await hotelApi.getReservation({ params: { id } });
    expect((await hotelRefusalOf(post(member, "halve"))).codes).toEqual(["GROUP_MEMBER"]);
  });
});
