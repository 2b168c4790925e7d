import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { FolioAct, FolioAction, FolioFields } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { vatByRate } from "@/domain/account/vat";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { actOn, expectRefused, minibar, now, post, today } from "./folioCalls";

const inList = async ({ id }: Reservation) =>
  (await hotelApi.listReservations({ query: { text: id } })).rows.map(({ balance }) => balance);
const sumOf = (lines: readonly Charge[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A booking in a hotel that has nothing else. */
function openBooked(changes: Parameters<typeof book>[0] = {}) {
  openHotel({ reservations: 1 });
  return book(changes);
}

/** Somebody in the house since two nights, with an extra. */
async function openInHouse() {
  const opened = openHotel({ reservations: 1 });
  const extras = [{ productId: "breakfast", quantity: 1 }];
  const { id } = await book({ arrival: today, departure: "2026-04-17", extras, roomTypeId: "DBL" });
  const stored = opened.hotel.get(id);
  const nights = stored.nights.map((night, index) => ({ ...night, date: `2026-04-${12 + index}` }));
  const stay = { arrival: "2026-04-12", departure: "2026-04-15", checkedInOn: "2026-04-12", nights };
  opened.hotel.put({ ...stored, ...stay, state: "inHouse" });
  return { ...opened, guest: await now({ id }) };
}

describe("the folio of a reservation", () => {
  it("takes a charge: the record, the list and the history have it", async () => {
    const booked = await openBooked();
    const charged = await post(booked, "charge", minibar);
    expect([charged.balance, charged.version]).toEqual([booked.balance + 700, booked.version + 1]);
    expect(await inList(booked)).toEqual([charged.balance]);
    expect(charged.charges).toMatchObject([
      { kind: "posted", date: today, description: "Minibar", quantity: 2, amount: 700, vat: 10 },
    ]);
    expect(charged.history[0]).toMatchObject({
      what: "charge",
      by: expect.stringMatching(/./) as string,
      changes: [
        { field: "charge", before: "", after: "Minibar" },
        { field: "balance", before: String(booked.balance), after: String(charged.balance) },
      ],
    });
  });

  it("posts a reference once, and refuses another amount, VAT or method under it", async () => {
    const booked = await openBooked();
    const ticket = { ...minibar, sourceRef: "ticket:T-1" };
    const charged = await post(booked, "charge", ticket);
    // the repeat knows nothing of the first one's version
    expect(await post(booked, "charge", ticket)).toEqual(charged);
    expect(await expectRefused(post(charged, "charge", { ...ticket, quantity: 3 }), "CHARGE_POSTED")).toMatchObject({
      status: 409,
    });
    await expectRefused(post(charged, "charge", { ...ticket, vat: 21 }), "CHARGE_POSTED");
    const cash = { method: "cash", amount: 100, isDeposit: true, sourceRef: "payment:1" } as const;
    const paid = await post(charged, "pay", cash);
    expect(await post(charged, "pay", cash)).toEqual(paid);
    await expectRefused(post(paid, "pay", { ...cash, method: "card" }), "CHARGE_POSTED");
    const derived = await hotelRefusalOf(post(paid, "charge", { ...minibar, sourceRef: `room:${booked.id}:${today}` }));
    expect(derived.fields).toHaveProperty("sourceRef");
  });

  it("gives a payment back once, though two desks do it: the slower gets the present version", async () => {
    const booked = await openBooked();
    const paid = await post(booked, "pay", { method: "card", amount: 5_000 });
    const refund = () => post(paid, "refund", { method: "card", amount: 5_000 });
    const [first, second] = [refund(), expectRefused(refund(), "STALE_VERSION")];
    const { balance, version } = await first;
    expect(balance).toBe(booked.balance);
    expect(await second).toMatchObject({ status: 409, current: { version } });
  });

  it("says how much may be paid, and keeps what was handed over and why it went back", async () => {
    const booked = await openBooked();
    const over = { method: "cash" as const, amount: booked.balance + 100 };
    expect(await expectRefused(post(booked, "pay", over), "AMOUNT_OVER_BALANCE")).toMatchObject({
      status: 422,
      fields: { amount: expect.stringContaining("El saldo es de") as string },
    });
    const ahead = await post(booked, "pay", { ...over, isDeposit: true, tendered: booked.balance + 500 });
    expect(ahead).toMatchObject({ balance: -100, payments: [{ kind: "deposit", tendered: booked.balance + 500 }] });
    const back = await post(ahead, "refund", { method: "cash", amount: 100, reason: "Cobrado de más" });
    expect(back).toMatchObject({ balance: 0, history: [{ what: "refund", note: "Cobrado de más" }, {}, {}] });
  });

  it("corrects a charge by a second line, with its reason in the history", async () => {
    const booked = await openBooked();
    const charged = await post(booked, "charge", minibar);
    const correct = (of: Reservation, chargeId = charged.charges[0]!.id, reason = "No consumido") =>
      post(of, "correct", { chargeId, reason });
    const without = await expectRefused(correct(charged, undefined, ""), "FOLIO_REASON_MISSING");
    expect(without.status).toBe(422);
    const corrected = await correct(charged);
    expect([corrected.balance, corrected.charges.map(({ amount }) => amount)]).toEqual([booked.balance, [700, -700]]);
    expect(corrected.history[0]).toMatchObject({ what: "correct", note: "No consumido" });
    await expectRefused(correct(corrected), "ALREADY_CORRECTED");
    await expectRefused(correct(corrected, corrected.charges[1]!.id), "CORRECTION_FINAL");
    await expectRefused(correct(corrected, "of another folio"), "CHARGE_UNKNOWN");
  });

  it("keeps a night and an extra corrected when the extra changes or goes", async () => {
    const { hotel, guest } = await openInHouse();
    const [night, other, breakfast] = guest.charges as [Charge, Charge, Charge];
    expect(breakfast).toMatchObject({ kind: "extra", quantity: 6 });
    const lessNight = await post(guest, "correct", { chargeId: night.id, reason: "Ruido" });
    const less = await post(lessNight, "correct", { chargeId: breakfast.id, reason: "No lo pidió" });
    expect(less.balance).toBe(guest.balance - night.amount - breakfast.amount);
    expect(await inList(less)).toEqual([less.balance]);
    const [extra] = hotel.get(guest.id).extras;
    for (const extras of [[{ ...extra!, quantity: 2 }], []]) {
      hotel.put({ ...hotel.get(guest.id), extras });
      const changed = await now(guest);
      expect([changed.balance, sumOf(changed.charges)]).toEqual([less.balance, other.amount]);
    }
  });

  it("takes no charge after the stay, and still what is owed", async () => {
    const { hotel, guest } = await openInHouse();
    hotel.put({ ...hotel.get(guest.id), state: "checkedOut", checkedOutOn: today });
    const left = await now(guest);
    expect(left.folioActions.filter(({ isAllowed }) => isAllowed).map(({ action }) => action)).toEqual([
      "pay",
      "correct",
    ]);
    expect((await expectRefused(post(left, "charge", minibar), "FOLIO_CLOSED")).status).toBe(409);
    const owed = { method: "receivable" as const, amount: left.balance, reason: "Factura a la empresa" };
    const settled = await post(left, "pay", owed);
    expect(settled).toMatchObject({ balance: 0, history: [{ note: "Factura a la empresa" }, {}] });
    expect(settled.folioActions.find(({ action }) => action === "pay")?.reasons[0]?.code).toBe("FOLIO_SETTLED");
  });

  it("takes a fee back once: by hand or by reactivating, not by both", async () => {
    const booked = await openBooked({ arrival: "2026-04-15", departure: "2026-04-17" });
    const cancelled = await actOn(booked, "cancel", { cancelReason: "other" });
    const waived = await post(cancelled, "correct", { chargeId: cancelled.charges[0]!.id, reason: "Cortesía" });
    expect(waived.balance).toBe(0);
    const back = await actOn(waived, "reactivate");
    expect(back.total).toBe(booked.total);
    const again = await actOn(back, "cancel", { cancelReason: "other" });
    const returned = await actOn(again, "reactivate");
    const fee = { chargeId: again.charges.at(-1)!.id, reason: "Cortesía" };
    await expectRefused(post(returned, "correct", fee), "ALREADY_CORRECTED");
  });

  it("knows no other action, and no VAT but those of the law", async () => {
    const booked = await openBooked();
    expect((await hotelRefusalOf(post(booked, "void" as FolioAction))).status).toBe(404);
    const odd = await hotelRefusalOf(post(booked, "charge", { ...minibar, vat: 7 as never }));
    expect(odd).toMatchObject({ status: 422, fields: { vat: expect.any(String) as string } });
  });
});

describe("the window of a company", () => {
  const acme = { payer: " Acme ", taxId: "B12345674", email: "", routed: ["extra", "room"] as const };
  const bill = (of: Reservation, changes: Partial<FolioAct> = {}) =>
    post(of, "bill", { ...acme, routed: [...acme.routed], ...changes });
  const balances = ({ windows }: Reservation) => windows.map(({ balance }) => balance);
  const moveTo = (window: "guest" | "company", of: Reservation, chargeId: string, more: Partial<FolioAct> = {}) =>
    post(of, "move", { chargeId, window, ...more });

  /** A guest in house with a window for a company, to which nothing goes unless told. */
  async function openBilled(routed: FolioFields["routed"] = []) {
    const opened = await openInHouse();
    return { ...opened, billed: await bill(opened.guest, { routed }) };
  }

  it("opens with whom it bills and what goes there; the sum and the list stay", async () => {
    const { guest } = await openInHouse();
    expect(balances(guest)).toEqual([guest.balance]);
    const billed = await bill(guest);
    expect(billed.billing).toEqual({ name: "Acme", taxId: "B12345674", email: "", routed: ["room", "extra"] });
    expect(balances(billed)).toEqual([0, guest.balance]);
    expect([billed.balance, await inList(billed)]).toEqual([guest.balance, [guest.balance]]);
    expect(billed.charges.map(({ window }) => window)).toEqual(["company", "company", "company"]);
    expect(billed.history[0]).toMatchObject({
      what: "bill",
      changes: [
        { field: "payer", before: "", after: "Acme · B12345674" },
        { field: "routed", before: "", after: "room,extra" },
      ],
    });
    // the repeat knows nothing of the first one's version
    expect(await bill(guest)).toEqual(billed);
    await expectRefused(bill(guest, { payer: "Otra" }), "STALE_VERSION");
  });

  it("is paid and refunded by itself, and the stay ends when both are even", async () => {
    const { guest } = await openInHouse();
    const bar = await post(await bill(guest), "charge", minibar);
    expect(balances(bar)).toEqual([700, guest.balance]);
    await expectRefused(post(bar, "pay", { method: "card", amount: 701 }), "AMOUNT_OVER_BALANCE");
    const byCompany = await post(bar, "pay", { method: "transfer", amount: guest.balance, window: "company" });
    expect(balances(byCompany)).toEqual([700, 0]);
    expect(byCompany.history[0]?.changes).toContainEqual({ field: "window", before: "", after: "company" });
    await expectRefused(post(byCompany, "refund", { method: "card", amount: 1 }), "REFUND_OVER_PAID");
    const byGuest = await post(byCompany, "pay", { method: "cash", amount: 700 });
    const checkOut = ({ actions }: Reservation) => actions.find(({ action }) => action === "checkOut");
    expect([checkOut(byCompany)?.isAllowed, checkOut(byGuest)?.reasons]).toEqual([false, []]);
  });

  it("gets a fee and the nights that are charged unslept where its rules say so", async () => {
    const { billed } = await openBilled(["room"]);
    const params = { id: billed.id, action: "leaveEarly" };
    const left = await hotelApi.actAtDesk({ params, body: { version: billed.version, unusedNights: "charge" } });
    expect(left.charges.at(-1)).toMatchObject({ description: "Noches no disfrutadas", window: "company" });
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const cancelled = await actOn(await bill(booked, { routed: ["fee"] }), "cancel", { cancelReason: "other" });
    expect(balances(cancelled)).toEqual([0, cancelled.balance]);
  });

  it("takes by hand a night to come and parts of it, which are there when it is posted", async () => {
    const { hotel, guest, billed } = await openBilled();
    const [tonight] = billed.upcoming as [Charge];
    expect(billed.upcoming).toMatchObject([{ kind: "room", date: today, window: "guest" }]);
    const moved = await moveTo("company", billed, tonight.id);
    expect(moved.upcoming).toMatchObject([{ id: tonight.id, window: "company", movedFrom: "guest" }]);
    expect(balances(moved)).toEqual([guest.balance - tonight.amount, tonight.amount]);
    const reason = "Acordado de otro modo";
    await expectRefused(post(moved, "correct", { chargeId: tonight.id, reason }), "CHARGE_UNKNOWN");
    const parted = await moveTo("guest", moved, tonight.id, { share: "amount", amount: 1_000 });
    const wrong = await moveTo("guest", parted, tonight.id, { share: "amount", amount: 2_000 });
    const part = { chargeId: wrong.upcoming.at(-1)!.id, reason };
    const right = await post(wrong, "correct", part);
    await expectRefused(post(right, "correct", part), "ALREADY_CORRECTED");
    const halves = [guest.balance - tonight.amount + 1_000, tonight.amount - 1_000];
    hotel.open("2026-04-15");
    const later = await now(guest);
    expect([balances(right), balances(later), later.upcoming]).toEqual([halves, halves, []]);
    expect(later.charges.find(({ id }) => id === tonight.id)).toMatchObject({ window: "company" });
    // a part is not dated before its night
    expect(later.charges.filter(({ kind, date }) => kind === "split" && date !== today)).toEqual([]);
  });

  it("takes a line by hand, which then stays there whatever the rules say", async () => {
    const { guest, billed } = await openBilled();
    const [night, , breakfast] = billed.charges as [Charge, Charge, Charge];
    const move = () => moveTo("company", billed, night.id, { sourceRef: "desk:move" });
    const moved = await move();
    expect(balances(moved)).toEqual([guest.balance - night.amount, night.amount]);
    expect(moved.charges[0]).toMatchObject({ window: "company", movedFrom: "guest", amount: night.amount });
    expect(moved.history[0]).toMatchObject({
      what: "move",
      changes: [
        { field: "charge", after: "Habitación" },
        { field: "window", before: "guest", after: "company" },
      ],
    });
    // the repeat knows nothing of the first one's version
    expect(await move()).toEqual(moved);
    expect((await expectRefused(moveTo("company", moved, night.id), "WINDOW_SAME")).status).toBe(422);
    const ruled = await bill(await moveTo("guest", moved, night.id), { routed: ["room"] });
    const guests = night.amount + breakfast.amount;
    expect(balances(ruled)).toEqual([guests, guest.balance - guests]);
    await expectRefused(post(ruled, "unbill"), "WINDOW_IN_USE");
  });

  it("takes parts of a line: both lines stay with their VAT, and each part can be taken back", async () => {
    const { guest, billed } = await openBilled();
    const [night, other] = billed.charges as [Charge, Charge];
    const third = await moveTo("company", billed, night.id, { share: "percent", percent: 33 });
    const part = Math.floor((night.amount * 33 + 50) / 100);
    expect(balances(third)).toEqual([guest.balance - part, part]);
    expect(third.charges.slice(-2)).toMatchObject([
      { kind: "split", splits: night.id, amount: -part, window: "guest" },
      { kind: "split", splits: night.id, amount: part, window: "company" },
    ]);
    expect(vatByRate(third.charges)).toEqual(vatByRate(billed.charges));
    // what is left of the line is less than such a share
    const over = await expectRefused(
      moveTo("company", third, night.id, { share: "percent", percent: 99 }),
      "SHARE_OVER_REST",
    );
    const said = /^De este cargo quedan .* por mover: ese porcentaje no cabe/;
    expect([over.status, over.fields?.["percent"]]).toEqual([422, expect.stringMatching(said)]);
    const both = await moveTo("company", third, other.id, { share: "amount", amount: 1_234 });
    expect(both.history[0]?.changes).toContainEqual({ field: "part", before: "", after: "1234" });
    const all = await moveTo("company", both, other.id);
    expect(balances(all)).toEqual([guest.balance - part - other.amount, part + other.amount]);
    expect((await expectRefused(moveTo("company", all, other.id), "CHARGE_SPLIT")).status).toBe(409);
    // each part is taken back by itself, and goes with its line
    const back = await post(all, "correct", { chargeId: third.charges.at(-1)!.id, reason: "Acordado de otro modo" });
    expect(balances(back)).toEqual([guest.balance - other.amount, other.amount]);
    const gone = await post(back, "correct", { chargeId: other.id, reason: "Cortesía" });
    expect(balances(gone)).toEqual([guest.balance - other.amount, 0]);
  });

  it("tells in the history which allowances a charge has taken along", async () => {
    const { billed } = await openBilled(["room", "extra"]);
    const dinner = await post(billed, "charge", { description: "Cena", quantity: 1, unitPrice: 4_000, vat: 10 });
    const allowed = await post(dinner, "allow", { amount: 1_000, reason: "Frío", description: "Cena fría" });
    const moved = await moveTo("company", allowed, dinner.charges.at(-1)!.id);
    expect(balances(moved)).toEqual([0, allowed.balance]);
    expect(moved.history[0]!.changes.map(({ after }) => after)).toEqual(["Cena", "Cena fría", "company"]);
  });

  it.each<[string, number, (total: number) => number[]]>([
    ["goes along with the nights that it was taken off", 0, (total) => [0, total - 2_000]],
    ["stays where enough is left that it was taken off", 5_000, (total) => [3_000, total]],
  ])("gets the nights by its rules; an allowance %s", async (_, spa, expected) => {
    const booked = await openBooked();
    const charged = spa ? await post(booked, "charge", { ...minibar, quantity: 1, unitPrice: spa }) : booked;
    const routed = await bill(await post(charged, "allow", { amount: 2_000, reason: "Ruido" }));
    expect(balances(routed)).toEqual(expected(booked.total));
    expect(balances(await bill(routed, { routed: [] }))).toEqual([booked.total + spa - 2_000, 0]);
  });

  it("is there once it is opened, and goes while nothing was posted or paid in it", async () => {
    const { guest } = await openInHouse();
    await expectRefused(moveTo("company", guest, guest.charges[0]!.id), "WINDOW_MISSING");
    const night = guest.charges[0]!;
    const gone = await post(
      await post(await bill(guest), "correct", { chargeId: night.id, reason: "Ruido" }),
      "unbill",
    );
    expect([gone.billing, balances(gone)]).toEqual([undefined, [guest.balance - night.amount]]);
    const paid = await post(await bill(gone), "pay", { method: "card", amount: 100, window: "company" });
    await expectRefused(post(paid, "unbill"), "WINDOW_IN_USE");
  });
});

describe("a payment by another room", () => {
  /** Two stays in house, in rooms 101 and 102; Ana has a minibar. */
  async function openTwo() {
    const opened = openHotel({ reservations: 1 });
    async function checkedIn(firstName: string, roomId: string) {
      const newGuest = { ...draftOf().newGuest!, firstName, lastName: "Prueba", email: `${firstName}@example.com` };
      const { id } = await book({ arrival: today, departure: "2026-04-17", roomTypeId: "DBL", newGuest });
      const stored = opened.hotel.get(id);
      const nights = stored.nights.map((night) => ({ ...night, roomId }));
      opened.hotel.put({ ...stored, nights, state: "inHouse", checkedInOn: today });
      return now({ id });
    }
    const [ana, luis] = [await checkedIn("Ana", "R-101"), await checkedIn("Luis", "R-102")];
    return { ...opened, ana: await post(ana, "charge", minibar), luis };
  }
  const byRoom = (stay: Reservation, amount = 700): Partial<FolioAct> => ({ method: "room", amount, stayId: stay.id });

  it("pays here and charges there, once, with the VAT where it was bought", async () => {
    const { ana, luis } = await openTwo();
    const act = { ...byRoom(luis), sourceRef: "desk:once" };
    const paid = await post(ana, "pay", act);
    expect(paid.balance).toBe(ana.balance - 700);
    expect(paid.payments).toMatchObject([
      { method: "room", amount: 700, stay: { id: luis.id, name: "102 · Luis Prueba" } },
    ]);
    const charged = await now(luis);
    expect(charged.balance).toBe(luis.balance + 700);
    expect(charged.charges.at(-1)).toMatchObject({ kind: "transfer", amount: 700, stay: { name: "101 · Ana Prueba" } });
    expect(vatByRate(charged.charges)).toEqual(vatByRate(luis.charges));
    expect(charged.history[0]?.changes[0]).toMatchObject({ field: "charge", after: "101 · Ana Prueba" });
    expect([await post(ana, "pay", act), await now(luis)]).toEqual([paid, charged]);
  });

  it.each(["payer", "payee"] as const)("is corrected on both sides from that of the %s", async (side) => {
    const { ana, luis } = await openTwo();
    const paid = await post(ana, "pay", byRoom(luis));
    const charged = await now(luis);
    const reason = "Cada uno lo suyo";
    const correctPayment = (of: Reservation) => post(of, "correct", { chargeId: paid.payments[0]!.id, reason });
    const correctCharge = (of: Reservation) => post(of, "correct", { chargeId: charged.charges.at(-1)!.id, reason });
    await (side === "payer" ? correctPayment(paid) : correctCharge(charged));
    const [after, other] = [await now(ana), await now(luis)];
    expect([after.balance, other.balance]).toEqual([ana.balance, luis.balance]);
    expect(after.payments.map(({ amount }) => amount)).toEqual([700, -700]);
    expect(other.charges.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["transfer", 700],
      ["transfer", -700],
    ]);
    expect([after.history[0], other.history[0]]).toMatchObject([{ note: reason }, { note: reason }]);
    await expectRefused(correctPayment(after), "ALREADY_CORRECTED");
    await expectRefused(correctCharge(other), "ALREADY_CORRECTED");
  });

  it("is refused with its reason, and changes neither folio", async () => {
    const { hotel, ana, luis } = await openTwo();
    const refused = (act: Partial<FolioAct>, code: string) => expectRefused(post(ana, "pay", act), code);
    await refused(byRoom(ana), "STAY_SAME");
    await refused(byRoom(await book()), "STAY_NOT_IN_HOUSE");
    await refused({ ...byRoom(luis), stayId: "" }, "STAY_MISSING");
    await refused(byRoom(luis, ana.balance + 1), "HANDED_OVER_BALANCE");
    hotel.put({ ...hotel.get(luis.id), state: "checkedOut", checkedOutOn: today });
    await refused(byRoom(luis), "FOLIO_CLOSED");
    expect([(await now(ana)).version, (await now(luis)).version]).toEqual([ana.version, luis.version]);
  });

  it("gives what is corrected back to the room that has paid, not out in money", async () => {
    const { ana, luis } = await openTwo();
    const paid = await post(ana, "pay", byRoom(luis));
    const reason = "No consumido";
    const less = await post(paid, "correct", { chargeId: ana.charges.at(-1)!.id, reason });
    await expectRefused(post(less, "refund", { method: "cash", amount: 700 }), "PAID_BY_ROOM");
    const even = await post(less, "correct", { chargeId: paid.payments[0]!.id, reason });
    expect([even.balance, (await now(luis)).balance]).toEqual([ana.balance - 700, luis.balance]);
  });

  it("takes a charge that comes after the folio is closed to the other stay, once", async () => {
    const { hotel, ana, luis } = await openTwo();
    const { guestId, nights } = hotel.get(ana.id);
    hotel.put({ ...hotel.get(ana.id), state: "checkedOut", checkedOutOn: today });
    const isNear = async () =>
      (await hotelApi.listOpenFoliosNear({ params: { id: ana.id } })).some(({ id }) => id === luis.id);
    const own = hotel.get(luis.id);
    // of nobody, of the same guest, and in the same room
    for (const [stay, expected] of [
      [own, false],
      [{ ...own, guestId }, true],
      [{ ...own, nights }, true],
    ] as const) {
      hotel.put(stay);
      expect(await isNear()).toBe(expected);
    }
    hotel.put(own);
    const act = { ...minibar, sourceRef: "desk:late", stayId: luis.id };
    expect((await hotelRefusalOf(post(ana, "charge", { ...act, stayId: "" }))).codes).toContain("FOLIO_CLOSED");
    const left = await post(ana, "charge", act);
    expect(await post(ana, "charge", act)).toEqual(left);
    expect([left.balance, (await now(luis)).balance]).toEqual([ana.balance, luis.balance + 700]);
    hotel.put({ ...hotel.get(luis.id), state: "checkedOut", checkedOutOn: today });
    await expectRefused(post(ana, "charge", { ...act, sourceRef: "desk:later" }), "FOLIO_CLOSED");
  });

  it("finds the stays in house by room or guest, the very room first", async () => {
    const { ana, luis } = await openTwo();
    const found = async (text: string) =>
      (await hotelApi.searchOpenFolios({ query: { text } })).map(({ id, room }) => [id, room]);
    expect((await found("102"))[0]).toEqual([luis.id, "102"]);
    expect(await found("ana prueba")).toEqual([[ana.id, "101"]]);
    expect(await found(" ")).toEqual([]);
  });
});
