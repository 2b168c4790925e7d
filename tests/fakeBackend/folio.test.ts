import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { dayFigures } from "@/domain/close/dayFigures";
import { vatByRate } from "@/domain/account/vat";
import { inWindow } from "@/domain/account/windows";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";

const today = "2026-04-14";

let posted = 0;

/** Posts under a reference of its own unless told. */
function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}, key?: string) {
  posted += 1;
  const body = { version, sourceRef: `desk:${posted}`, ...act };
  return hotelApi.actOnFolio({ params: { id, action }, body, ...(key ? { key } : {}) });
}

const minibar: Partial<FolioAct> = { description: " Minibar ", quantity: 2, unitPrice: 350, vat: 10 };
const inList = async ({ id }: Reservation) =>
  (await hotelApi.listReservations({ query: { text: id } })).rows.map(({ balance }) => balance);

/** Somebody in the house since two nights, with an extra. */
async function openInHouse() {
  const opened = openHotel();
  const extras = [{ productId: "breakfast", quantity: 1 }];
  const { id } = await book({ arrival: today, departure: "2026-04-17", extras, roomTypeId: "DBL" });
  const stored = opened.hotel.get(id);
  const nights = stored.nights.map((night, index) => ({ ...night, date: `2026-04-${12 + index}` }));
  const stay = { arrival: "2026-04-12", departure: "2026-04-15", checkedInOn: "2026-04-12", nights };
  opened.hotel.put({ ...stored, ...stay, state: "inHouse" });
  return { ...opened, guest: await hotelApi.getReservation({ params: { id } }) };
}

describe("the folio of a reservation", () => {
  it("takes a charge: the balance grows in the record and in the list, and the history tells who and what", async () => {
    openHotel();
    const booked = await book();
    const charged = await post(booked, "charge", minibar);
    expect(charged.balance).toBe(booked.balance + 700);
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
    expect(charged.version).toBe(booked.version + 1);
  });

  it("posts a reference once, and refuses another amount, VAT or method under it", async () => {
    openHotel();
    const booked = await book();
    const charged = await post(booked, "charge", { ...minibar, sourceRef: "ticket:T-1" });
    // the repeat knows nothing of the first one's version
    const again = await post(booked, "charge", { ...minibar, sourceRef: "ticket:T-1" });
    expect(again).toEqual(charged);
    const other = await hotelRefusalOf(post(charged, "charge", { ...minibar, quantity: 3, sourceRef: "ticket:T-1" }));
    expect(other).toMatchObject({ status: 409, codes: ["CHARGE_POSTED"] });
    const taxed = await hotelRefusalOf(post(charged, "charge", { ...minibar, vat: 21, sourceRef: "ticket:T-1" }));
    expect(taxed.codes).toEqual(["CHARGE_POSTED"]);
    const cash = { method: "cash", amount: 100, isDeposit: true, sourceRef: "payment:1" } as const;
    const paid = await post(charged, "pay", cash);
    expect(await post(charged, "pay", cash)).toEqual(paid);
    expect((await hotelRefusalOf(post(paid, "pay", { ...cash, method: "card" }))).codes).toEqual(["CHARGE_POSTED"]);
    const derived = await hotelRefusalOf(post(paid, "charge", { ...minibar, sourceRef: `room:${booked.id}:${today}` }));
    expect(derived.fields).toHaveProperty("sourceRef");
  });

  it("is carried out once under one key", async () => {
    openHotel();
    const booked = await book();
    const [one, other] = await Promise.all([
      post(booked, "charge", { ...minibar, sourceRef: "desk:a" }, "key-1"),
      post(booked, "charge", { ...minibar, sourceRef: "desk:a" }, "key-1"),
    ]);
    expect(other).toEqual(one);
    expect(one.charges).toHaveLength(1);
  });

  it("refuses what was decided on another version, and sends the present one", async () => {
    openHotel();
    const booked = await book();
    const charged = await post(booked, "charge", minibar);
    const refusal = await hotelRefusalOf(post(booked, "pay", { method: "card", amount: 100 }));
    expect(refusal).toMatchObject({ status: 409, codes: ["STALE_VERSION"], current: { version: charged.version } });
  });

  it("takes payments up to the balance, deposits beyond it, and refunds what was paid", async () => {
    openHotel();
    const booked = await book();
    const over = { method: "cash" as const, amount: booked.balance + 100 };
    expect(await hotelRefusalOf(post(booked, "pay", over))).toMatchObject({
      status: 422,
      codes: ["AMOUNT_OVER_BALANCE"],
      fields: { amount: expect.stringContaining("El saldo es de") as string },
    });
    const ahead = await post(booked, "pay", { ...over, isDeposit: true, tendered: booked.balance + 500 });
    expect(ahead).toMatchObject({ balance: -100, payments: [{ kind: "deposit", tendered: booked.balance + 500 }] });
    const back = await post(ahead, "refund", { method: "cash", amount: 100, reason: "Cobrado de más" });
    expect(back).toMatchObject({ balance: 0, history: [{ what: "refund", note: "Cobrado de más" }, {}, {}] });
    expect((await hotelRefusalOf(post(back, "refund", { method: "cash", amount: back.total + 1 }))).codes).toEqual([
      "REFUND_OVER_PAID",
    ]);
  });

  it("refunds a payment once, though two desks do it at the same time", async () => {
    openHotel();
    const booked = await book();
    const paid = await post(booked, "pay", { method: "card", amount: 5_000 });
    const refund = { method: "card" as const, amount: 5_000 };
    const outcomes = await Promise.allSettled([post(paid, "refund", refund), post(paid, "refund", refund)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    const now = await hotelApi.getReservation({ params: { id: booked.id } });
    expect(now.balance).toBe(booked.balance);
    // the other desk has read what is there by now
    expect((await hotelRefusalOf(post(now, "refund", refund))).codes).toEqual(["NOTHING_PAID"]);
  });

  it("gives nothing back in money that an account owes: it goes back to the account", async () => {
    openHotel();
    const booked = await book();
    const owed = { method: "receivable" as const, amount: booked.balance, reason: "Factura a la empresa" };
    const over = await hotelRefusalOf(post(booked, "pay", { ...owed, amount: booked.balance + 1, isDeposit: true }));
    expect(over.codes).toEqual(["HANDED_OVER_BALANCE"]);
    const settled = await post(booked, "pay", owed);
    const allowed = await post(settled, "allow", { amount: 1_000, reason: "Ruido" });
    expect(allowed.balance).toBe(-1_000);
    const cash = await hotelRefusalOf(post(allowed, "refund", { method: "cash", amount: 1_000 }));
    expect(cash.codes).toEqual(["REFUND_OVER_PAID"]);
    expect((await post(allowed, "refund", { method: "receivable", amount: 1_000 })).balance).toBe(0);
  });

  it("corrects a charge once, with a reason, and keeps both lines", async () => {
    openHotel();
    const booked = await book();
    const charged = await post(booked, "charge", minibar);
    const chargeId = charged.charges[0]!.id;
    expect(await hotelRefusalOf(post(charged, "correct", { chargeId }))).toMatchObject({
      codes: ["FOLIO_REASON_MISSING"],
      status: 422,
    });
    const corrected = await post(charged, "correct", { chargeId, reason: "No consumido" });
    expect(corrected.balance).toBe(booked.balance);
    expect(corrected.charges.map(({ amount }) => amount)).toEqual([700, -700]);
    expect(corrected.history[0]).toMatchObject({ what: "correct", note: "No consumido" });
    const codesOf = async (id: string) =>
      (await hotelRefusalOf(post(corrected, "correct", { chargeId: id, reason: "Otra vez" }))).codes;
    expect(await codesOf(chargeId)).toEqual(["ALREADY_CORRECTED"]);
    expect(await codesOf(corrected.charges[1]!.id)).toEqual(["CORRECTION_FINAL"]);
    expect(await codesOf("of another folio")).toEqual(["CHARGE_UNKNOWN"]);
  });

  it("corrects a night and an extra that follow from the stay, and stays even when the extra changes or goes", async () => {
    const { hotel, guest } = await openInHouse();
    const [night, , breakfast] = guest.charges;
    expect(guest.charges.map(({ kind, quantity = 1 }) => [kind, quantity])).toEqual([
      ["room", 1],
      ["room", 1],
      ["extra", 6],
    ]);
    const lessNight = await post(guest, "correct", { chargeId: night!.id, reason: "Ruido" });
    const less = await post(lessNight, "correct", { chargeId: breakfast!.id, reason: "No lo pidió" });
    expect(less.balance).toBe(guest.balance - night!.amount - breakfast!.amount);
    expect(await inList(less)).toEqual([less.balance]);
    const sum = ({ charges }: Reservation) => charges.reduce((whole, { amount }) => whole + amount, 0);
    const [extra] = hotel.get(guest.id).extras;
    hotel.put({ ...hotel.get(guest.id), extras: [{ ...extra!, quantity: 2 }] });
    const more = await hotelApi.getReservation({ params: { id: guest.id } });
    expect([more.balance, sum(more)]).toEqual([less.balance, guest.charges[1]!.amount]);
    hotel.put({ ...hotel.get(guest.id), extras: [], version: less.version + 1 });
    const gone = await hotelApi.getReservation({ params: { id: guest.id } });
    expect(gone.balance).toBe(less.balance);
    expect(sum(gone)).toBe(guest.charges[1]!.amount);
  });

  it("is closed for charges after the stay, with its reason, and open for what is owed", async () => {
    const { hotel, guest } = await openInHouse();
    hotel.put({ ...hotel.get(guest.id), state: "checkedOut", checkedOutOn: today, version: guest.version + 1 });
    const left = await hotelApi.getReservation({ params: { id: guest.id } });
    expect(left.folioActions.filter(({ isAllowed }) => isAllowed).map(({ action }) => action)).toEqual([
      "pay",
      "correct",
    ]);
    expect(await hotelRefusalOf(post(left, "charge", minibar))).toMatchObject({ status: 409, codes: ["FOLIO_CLOSED"] });
    const owed = { method: "receivable" as const, amount: left.balance };
    expect((await hotelRefusalOf(post(left, "pay", owed))).codes).toEqual(["FOLIO_REASON_MISSING"]);
    const settled = await post(left, "pay", { ...owed, reason: "Factura a la empresa" });
    expect(settled).toMatchObject({ balance: 0, history: [{ note: "Factura a la empresa" }, {}] });
    expect(settled.folioActions.find(({ action }) => action === "pay")?.reasons[0]?.code).toBe("FOLIO_SETTLED");
  });

  it("takes a fee back once: by hand or by reactivating, not by both", async () => {
    openHotel();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const act = (of: Reservation, action: string, more = {}) =>
      hotelApi.actOnReservation({ params: { id: of.id, action }, body: { version: of.version, ...more } });
    const cancelled = await act(booked, "cancel", { cancelReason: "other" });
    const waived = await post(cancelled, "correct", { chargeId: cancelled.charges[0]!.id, reason: "Cortesía" });
    expect(waived.balance).toBe(0);
    const back = await act(waived, "reactivate");
    expect(back.total).toBe(booked.total);
    const again = await act(back, "cancel", { cancelReason: "other" });
    const returned = await act(again, "reactivate");
    const chargeId = again.charges.at(-1)!.id;
    expect((await hotelRefusalOf(post(returned, "correct", { chargeId, reason: "Cortesía" }))).codes).toEqual([
      "ALREADY_CORRECTED",
    ]);
  });

  it("knows no other action, and no VAT but two", async () => {
    openHotel();
    const booked = await book();
    expect((await hotelRefusalOf(post(booked, "void" as FolioAction))).status).toBe(404);
    const odd = await hotelRefusalOf(post(booked, "charge", { ...minibar, vat: 4 as never }));
    expect(odd).toMatchObject({ status: 422, fields: { vat: expect.any(String) as string } });
  });
});

describe("the window of a company", () => {
  const acme = { payer: " Acme ", taxId: "B12345674", email: "", routed: ["extra", "room"] as const };
  const bill = (of: Reservation, changes: Partial<FolioAct> = {}) =>
    post(of, "bill", { ...acme, routed: [...acme.routed], ...changes });
  const balances = ({ windows }: Reservation) => windows.map(({ balance }) => balance);
  const breakfastOf = ({ charges }: Reservation) => charges.find(({ kind }) => kind === "extra")!.amount;

  it("opens with whom it bills and what goes there; the sum and the balance in the list stay", async () => {
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
    expect((await hotelRefusalOf(bill(guest, { payer: "Otra" }))).codes).toEqual(["STALE_VERSION"]);
  });

  it("is paid and refunded by itself, and the stay ends when both are even", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest);
    const bar = await post(billed, "charge", minibar);
    expect(balances(bar)).toEqual([700, guest.balance]);
    const over = await hotelRefusalOf(post(bar, "pay", { method: "card", amount: 701 }));
    expect(over).toMatchObject({ status: 422, codes: ["AMOUNT_OVER_BALANCE"] });
    const byCompany = await post(bar, "pay", { method: "transfer", amount: guest.balance, window: "company" });
    expect(balances(byCompany)).toEqual([700, 0]);
    expect(byCompany.history[0]?.changes).toContainEqual({ field: "window", before: "", after: "company" });
    expect((await hotelRefusalOf(post(byCompany, "refund", { method: "card", amount: 1 }))).codes).toEqual([
      "REFUND_OVER_PAID",
    ]);
    const byGuest = await post(byCompany, "pay", { method: "cash", amount: 700 });
    const checkOut = ({ actions }: Reservation) => actions.find(({ action }) => action === "checkOut");
    expect([checkOut(byCompany)?.isAllowed, checkOut(byGuest)?.reasons]).toEqual([false, []]);
  });

  it("gets a fee and the nights that are charged unslept where its rules say so", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest);
    const params = { id: guest.id, action: "leaveEarly" };
    const left = await hotelApi.actAtDesk({ params, body: { version: billed.version, unusedNights: "charge" } });
    expect(left.charges.at(-1)).toMatchObject({ description: "Noches no disfrutadas", window: "company" });
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const { version } = await bill(booked, { routed: ["fee"] });
    const body = { version, cancelReason: "other" as const };
    const cancelled = await hotelApi.actOnReservation({ params: { id: booked.id, action: "cancel" }, body });
    expect(balances(cancelled)).toEqual([0, cancelled.balance]);
  });

  it("takes by hand what is not posted yet, which is there when it is", async () => {
    const { hotel, guest } = await openInHouse();
    const billed = await bill(guest, { routed: [] });
    const [tonight] = billed.upcoming;
    expect(billed.upcoming).toMatchObject([{ kind: "room", date: today, window: "guest" }]);
    const moved = await post(billed, "move", { chargeId: tonight!.id, window: "company" });
    expect(moved.upcoming).toMatchObject([{ id: tonight!.id, window: "company", movedFrom: "guest" }]);
    expect(balances(moved)).toEqual([guest.balance - tonight!.amount, tonight!.amount]);
    hotel.open("2026-04-15");
    const later = await hotelApi.getReservation({ params: { id: guest.id } });
    expect(later.upcoming).toEqual([]);
    expect(later.charges.find(({ id }) => id === tonight!.id)).toMatchObject({ window: "company" });
    const share = { chargeId: tonight!.id, window: "guest" as const, share: "nights" as const, nights: 1 };
    expect(balances(await post(later, "move", share))).toEqual([guest.balance, 0]);
  });

  it("takes a line by hand, which then stays there whatever the rules say", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest, { routed: [] });
    const night = billed.charges[0]!;
    const moved = await post(billed, "move", { chargeId: night.id, window: "company", sourceRef: "desk:move" });
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
    expect(await post(billed, "move", { chargeId: night.id, window: "company", sourceRef: "desk:move" })).toEqual(
      moved,
    );
    const same = await hotelRefusalOf(post(moved, "move", { chargeId: night.id, window: "company" }));
    expect(same).toMatchObject({ status: 422, codes: ["WINDOW_SAME"] });
    const back = await post(moved, "move", { chargeId: night.id, window: "guest" });
    const ruled = await bill(back, { routed: ["room"] });
    expect(balances(ruled)).toEqual([
      night.amount + breakfastOf(ruled),
      guest.balance - night.amount - breakfastOf(ruled),
    ]);
    expect((await hotelRefusalOf(post(ruled, "unbill"))).codes).toEqual(["WINDOW_IN_USE"]);
  });

  it("takes a part of a line by amount or percent: both lines stay, to the cent, with their VAT", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest, { routed: [] });
    const [night, other] = billed.charges as [Charge, Charge];
    const third = await post(billed, "move", { chargeId: night.id, window: "company", share: "percent", percent: 33 });
    const part = Math.floor((night.amount * 33 + 50) / 100);
    expect(balances(third)).toEqual([guest.balance - part, part]);
    expect(third.charges.slice(-2)).toMatchObject([
      { kind: "split", splits: night.id, amount: -part, window: "guest" },
      { kind: "split", splits: night.id, amount: part, window: "company" },
    ]);
    expect(vatByRate(third.charges)).toEqual(vatByRate(billed.charges));
    const both = await post(third, "move", { chargeId: other.id, window: "company", share: "amount", amount: 1_234 });
    expect(balances(both)).toEqual([guest.balance - part - 1_234, part + 1_234]);
    expect(both.history[0]?.changes).toContainEqual({ field: "part", before: "", after: "1234" });
    // the rest goes with another move, once
    const all = await post(both, "move", { chargeId: other.id, window: "company" });
    expect(balances(all)).toEqual([guest.balance - part - other.amount, part + other.amount]);
    const again = await hotelRefusalOf(post(all, "move", { chargeId: other.id, window: "company" }));
    expect(again).toMatchObject({ status: 409, codes: ["CHARGE_SPLIT"] });
    const rest = await post(all, "correct", { chargeId: all.charges.at(-1)!.id, reason: "Solo la parte" });
    expect(balances(rest)).toEqual(balances(both));
    // the part is taken back by itself, and goes with its line
    const back = await post(rest, "correct", { chargeId: third.charges.at(-1)!.id, reason: "Acordado de otro modo" });
    expect(balances(back)).toEqual([guest.balance - 1_234, 1_234]);
    const gone = await post(back, "correct", { chargeId: other.id, reason: "Cortesía" });
    expect(balances(gone)).toEqual([guest.balance - other.amount, 0]);
  });

  /** A stay of which a night of 100.00 is to come, in the guest's window. */
  async function openComing() {
    const { hotel, guest } = await openInHouse();
    const stored = hotel.get(guest.id);
    const nights = stored.nights.map((night, place) => (place === 2 ? { ...night, price: 100_00 } : night));
    hotel.put({ ...stored, nights });
    const billed = await bill(await hotelApi.getReservation({ params: { id: guest.id } }), { routed: [] });
    const chargeId = billed.upcoming[0]!.id;
    const [at] = balances(billed);
    const move = (of: Reservation, share: Partial<FolioAct> = {}) =>
      post(of, "move", { chargeId, window: "company", ...share });
    /** What of the night is in each window. */
    const parts = (of: Reservation) => [balances(of)[0]! - at! + 100_00, balances(of)[1]!];
    return { hotel, billed, move, parts };
  }

  it("takes of a night to come what is left of it, and no cent twice", async () => {
    const { billed, move, parts } = await openComing();
    const most = await move(billed, { share: "percent", percent: 60 });
    expect(parts(most)).toEqual([40_00, 60_00]);
    // a percentage is of the whole night
    const over = await hotelRefusalOf(move(most, { share: "percent", percent: 60 }));
    expect(over).toMatchObject({ status: 422, codes: ["SHARE_OVER_REST"] });
    expect(over.fields?.["percent"]?.replaceAll(/\s/g, " ")).toBe(
      "De este cargo quedan 40,00 € por mover: ese porcentaje no cabe.",
    );
    expect((await hotelRefusalOf(move(most, { share: "amount", amount: 40_01 }))).codes).toEqual(["AMOUNT_INVALID"]);
    const more = await move(most, { share: "amount", amount: 15_00 });
    expect(parts(more)).toEqual([25_00, 75_00]);
    const all = await move(more, { share: "nights", nights: 1 });
    expect(parts(all)).toEqual([0, 100_00]);
    for (const share of [{}, { share: "amount", amount: 1 }, { share: "percent", percent: 1 }] as const)
      expect((await hotelRefusalOf(move(all, share))).codes).toEqual(["CHARGE_SPLIT"]);
  });

  it.each([33, 50, 67, 99])("keeps %i %% of a night to come to the cent when it is posted", async (percent) => {
    const { hotel, billed, move, parts } = await openComing();
    const stored = hotel.get(billed.id);
    const nights = stored.nights.map((night, place) => (place === 2 ? { ...night, price: 100_05 } : night));
    hotel.put({ ...stored, nights });
    const shared = await move(billed, { share: "percent", percent });
    const rest = await move(shared);
    expect(parts(rest)).toEqual([0, 100_05]);
    const lines = ({ charges, upcoming }: Reservation) =>
      [...charges, ...upcoming].filter(({ kind }) => kind === "split").map(({ amount, window }) => [amount, window]);
    const before = lines(rest);
    hotel.open("2026-04-15");
    const later = await hotelApi.getReservation({ params: { id: billed.id } });
    expect(later.upcoming).toEqual([]);
    expect([parts(later), lines(later)]).toEqual([[0, 100_05], before]);
    // a part is not dated before its night
    expect(later.charges.filter(({ kind }) => kind === "split").every(({ date }) => date === today)).toBe(true);
    expect(vatByRate(later.charges).every(({ net, vat, gross }) => net + vat === gross)).toBe(true);
  });

  it("gives a part of a night to come back before it is posted, once, and keeps the other one", async () => {
    const { hotel, billed, move, parts } = await openComing();
    const shared = await move(await move(billed, { share: "percent", percent: 60 }));
    const first = shared.upcoming.find(({ kind }) => kind === "split");
    const act = { chargeId: first!.id, reason: "Acordado de otro modo" };
    const back = await post(shared, "correct", act);
    expect(parts(back)).toEqual([60_00, 40_00]);
    expect((await hotelRefusalOf(post(back, "correct", act))).codes).toEqual(["ALREADY_CORRECTED"]);
    // the night itself is corrected once it is posted
    const night = back.upcoming.find(({ kind }) => kind === "room")!;
    expect((await hotelRefusalOf(post(back, "correct", { ...act, chargeId: night.id }))).codes).toEqual([
      "CHARGE_UNKNOWN",
    ]);
    hotel.open("2026-04-15");
    expect(parts(await hotelApi.getReservation({ params: { id: billed.id } }))).toEqual([60_00, 40_00]);
  });

  it("never moves more of a night than it costs by now", async () => {
    const { hotel, billed, move } = await openComing();
    const shared = await move(await move(billed, { share: "percent", percent: 60 }));
    const stored = hotel.get(shared.id);
    const nights = stored.nights.map((night, place) => (place === 2 ? { ...night, price: 50_00 } : night));
    hotel.put({ ...stored, nights });
    const cheaper = await hotelApi.getReservation({ params: { id: shared.id } });
    expect(balances(cheaper)[1]).toBe(50_00);
  });

  it("takes several nights from one on, slept or not", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest, { routed: [] });
    const act = { chargeId: billed.charges[1]!.id, window: "company", share: "nights" } as const;
    expect((await hotelRefusalOf(post(billed, "move", { ...act, nights: 3 }))).codes).toEqual(["SHARE_NIGHTS"]);
    const moved = await post(billed, "move", { ...act, nights: 2 });
    const [, second, third] = guest.nights.map(({ price }) => price);
    expect(balances(moved)[1]).toBe(second! + third!);
    expect(moved.charges.filter(({ window }) => window === "company")).toHaveLength(1);
  });

  it.each([
    [{ share: "amount", amount: 10_000_000 }, "AMOUNT_INVALID"],
    [{ share: "percent", percent: 100 }, "SHARE_PERCENT"],
    [{ share: "percent", percent: 12.5 }, "SHARE_PERCENT"],
    [{ share: "nights", nights: 0 }, "SHARE_NIGHTS"],
    [{ share: "half" as never }, "SHARE_WHOLE"],
  ] as const)("takes no such part as %j", async (share, code) => {
    const { guest } = await openInHouse();
    const billed = await bill(guest, { routed: [] });
    const chargeId = billed.charges[0]!.id;
    expect((await hotelRefusalOf(post(billed, "move", { chargeId, window: "company", ...share }))).codes).toEqual([
      code,
    ]);
  });

  it("takes an allowance whole, and nothing while there is no such window", async () => {
    const { guest } = await openInHouse();
    const chargeId = guest.charges[0]!.id;
    expect((await hotelRefusalOf(post(guest, "move", { chargeId, window: "company" }))).codes).toEqual([
      "WINDOW_MISSING",
    ]);
    const billed = await bill(guest, { routed: [] });
    const allowed = await post(billed, "allow", { amount: 500, reason: "Ruido" });
    const act = { chargeId: allowed.charges.at(-1)!.id, window: "company" } as const;
    const part = await hotelRefusalOf(post(allowed, "move", { ...act, share: "percent", percent: 50 }));
    expect(part.codes).toEqual(["SHARE_WHOLE"]);
    const over = await hotelRefusalOf(post(allowed, "move", act));
    expect([over.codes, Object.keys(over.fields ?? {})]).toEqual([["WINDOW_BELOW_ZERO"], ["window"]]);
    const dinner = await post(allowed, "charge", {
      description: "Cena",
      quantity: 1,
      unitPrice: 500,
      vat: 10,
      window: "company",
    });
    expect(balances(await post(dinner, "move", act))).toEqual([guest.balance, 0]);
  });

  it("gets with a charge the allowances that the rest does not bear, and the history says so", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest, { routed: ["room", "extra"] });
    const dinner = { description: "Cena", quantity: 1, unitPrice: 4_000, vat: 10 } as const;
    const charged = await post(billed, "charge", dinner);
    const chargeId = charged.charges.at(-1)!.id;
    const allowed = await post(charged, "allow", { amount: 1_000, reason: "Frío", description: "Cena fría" });
    const moved = await post(allowed, "move", { chargeId, window: "company" });
    expect(inWindow(moved.charges, "guest")).toEqual(inWindow(billed.charges, "guest"));
    expect(inWindow(moved.charges, "company").map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([4_000, -1_000]),
    );
    expect(moved.history[0]!.changes.map(({ after }) => after)).toEqual(["Cena", "Cena fría", "company"]);
  });

  it("goes while nothing was posted or paid in it", async () => {
    const { guest } = await openInHouse();
    const billed = await bill(guest);
    const night = billed.charges[0]!;
    const corrected = await post(billed, "correct", { chargeId: night.id, reason: "Ruido" });
    const gone = await post(corrected, "unbill");
    expect(gone.billing).toBeUndefined();
    expect(balances(gone)).toEqual([guest.balance - night.amount]);
    const again = await bill(gone);
    const paid = await post(again, "pay", { method: "card", amount: 100, window: "company" });
    expect((await hotelRefusalOf(post(paid, "unbill"))).codes).toEqual(["WINDOW_IN_USE"]);
  });
});

describe("a payment by another room", () => {
  /** Two stays in house, in rooms 101 and 102. */
  async function openTwo() {
    const opened = openHotel();
    async function checkedIn(firstName: string, number: string) {
      const newGuest = {
        firstName,
        lastName: "Prueba",
        email: `${firstName}@example.com`,
        phone: "",
        document: "",
        country: "ES",
      };
      const { id } = await book({ arrival: today, departure: "2026-04-17", roomTypeId: "DBL", newGuest });
      const stored = opened.hotel.get(id);
      const room = opened.hotel.rooms.find((one) => one.number === number)!;
      const nights = stored.nights.map((night) => ({ ...night, roomId: room.id }));
      opened.hotel.put({ ...stored, nights, state: "inHouse", checkedInOn: today });
      return hotelApi.getReservation({ params: { id } });
    }
    const [ana, luis] = [await checkedIn("Ana", "101"), await checkedIn("Luis", "102")];
    return { ...opened, ana: await post(ana, "charge", minibar), luis };
  }
  const now = ({ id }: Reservation) => hotelApi.getReservation({ params: { id } });
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
    expect(await post(ana, "pay", act)).toEqual(paid);
    expect(await now(luis)).toEqual(charged);
  });

  it.each(["payer", "payee"] as const)("is corrected on both sides from that of the %s", async (side) => {
    const { ana, luis } = await openTwo();
    const paid = await post(ana, "pay", byRoom(luis));
    const charged = await now(luis);
    const reason = "Cada uno lo suyo";
    const correct = (chargeId: string, of: Reservation) => post(of, "correct", { chargeId, reason });
    const [payment, charge] = [paid.payments[0]!.id, charged.charges.at(-1)!.id];
    await (side === "payer" ? correct(payment, paid) : correct(charge, charged));
    const [after, other] = [await now(ana), await now(luis)];
    expect([after.balance, other.balance]).toEqual([ana.balance, luis.balance]);
    expect(after.payments.map(({ amount }) => amount)).toEqual([700, -700]);
    expect(other.charges.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["transfer", 700],
      ["transfer", -700],
    ]);
    expect([after.history[0], other.history[0]]).toMatchObject([{ note: reason }, { note: reason }]);
    expect((await hotelRefusalOf(correct(payment, after))).codes).toEqual(["ALREADY_CORRECTED"]);
    expect((await hotelRefusalOf(correct(charge, other))).codes).toEqual(["ALREADY_CORRECTED"]);
  });

  it("is refused with its reason, and changes neither folio", async () => {
    const { hotel, ana, luis } = await openTwo();
    const refused = async (act: Partial<FolioAct>) => (await hotelRefusalOf(post(ana, "pay", act))).codes;
    const coming = await book();
    expect(await refused(byRoom(ana))).toEqual(["STAY_SAME"]);
    expect(await refused(byRoom(coming))).toEqual(["STAY_NOT_IN_HOUSE"]);
    expect(await refused({ ...byRoom(luis), stayId: "" })).toEqual(["STAY_MISSING"]);
    expect(await refused(byRoom(luis, ana.balance + 1))).toEqual(["HANDED_OVER_BALANCE"]);
    hotel.put({ ...hotel.get(luis.id), state: "checkedOut", checkedOutOn: today });
    expect(await refused(byRoom(luis))).toEqual(["FOLIO_CLOSED"]);
    expect([(await now(ana)).version, (await now(luis)).version]).toEqual([ana.version, luis.version]);
  });

  it("is not given back in money, and is no takings of the day", async () => {
    const { ana, luis } = await openTwo();
    const paid = await post(ana, "pay", byRoom(luis));
    const refund = await hotelRefusalOf(post(paid, "refund", { method: "cash", amount: 1 }));
    expect(refund.codes).toEqual(["PAID_BY_ROOM"]);
    const figures = dayFigures(
      today,
      [paid, await now(luis)],
      { payments: paid.payments, noShows: 0, cancellations: 0 },
      { rooms: 40, available: 40, houseUse: 0 },
    );
    expect([figures.payments, figures.otherRevenue]).toEqual([[], 700]);
  });

  it("stays even when what it has paid is corrected: the credit goes to the room that has paid, not out in money", async () => {
    const { ana, luis } = await openTwo();
    const paid = await post(ana, "pay", byRoom(luis));
    const less = await post(paid, "correct", { chargeId: ana.charges.at(-1)!.id, reason: "No consumido" });
    expect((await hotelRefusalOf(post(less, "refund", { method: "cash", amount: 700 }))).codes).toEqual([
      "PAID_BY_ROOM",
    ]);
    const even = await post(less, "correct", { chargeId: paid.payments[0]!.id, reason: "No consumido" });
    expect([even.balance, (await now(luis)).balance]).toEqual([ana.balance - 700, luis.balance]);
  });

  it("is offered for a charge that comes after the folio is closed: it goes to the other stay, once", async () => {
    const { hotel, ana, luis } = await openTwo();
    const { guestId, nights } = hotel.get(ana.id);
    hotel.put({ ...hotel.get(ana.id), state: "checkedOut", checkedOutOn: today });
    const near = async () =>
      (await hotelApi.listOpenFoliosNear({ params: { id: ana.id } })).some(({ id }) => id === luis.id);
    expect(await near()).toBe(false);
    const own = hotel.get(luis.id);
    hotel.put({ ...own, guestId });
    expect(await near()).toBe(true);
    hotel.put({ ...own, nights }); // in the same room
    expect(await near()).toBe(true);
    hotel.put(own);
    const act = { ...minibar, sourceRef: "desk:late", stayId: luis.id };
    expect((await hotelRefusalOf(post(ana, "charge", { ...act, stayId: "" }))).codes).toContain("FOLIO_CLOSED");
    const left = await post(ana, "charge", act);
    expect(await post(ana, "charge", act)).toEqual(left);
    expect(left.balance).toBe(ana.balance);
    expect((await now(luis)).balance).toBe(luis.balance + 700);
    hotel.put({ ...hotel.get(luis.id), state: "checkedOut", checkedOutOn: today });
    expect((await hotelRefusalOf(post(ana, "charge", { ...act, sourceRef: "desk:later" }))).codes).toEqual([
      "FOLIO_CLOSED",
    ]);
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
