import { describe, expect, it } from "vitest";

import { loyaltyContract } from "@/contract/guests/loyalty";
import type { MemberAct, MemberView } from "@/contract/guests/member";
import { pointsOf } from "@/domain/loyalty/ledger";
import { folioContract } from "@/contract/reservations/folios";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { guestRefusalOf as refusalOf, guestsApi, openGuests, writeDown } from "../../support/guestCalls";
import { draftOf } from "../../support/hotelBackend";
import { openShelf } from "../../support/openShelf";

const api = createClient({ ...loyaltyContract, ...folioContract });
const today = "2026-04-14";
const night = 12_550;

const get = (id: string) => api.getMember({ params: { id } });
const enrol = (id: string) => api.enrolGuest({ params: { id } });
const list = async (query = {}) => (await api.listMembers({ query: { perPage: 200, ...query } })).rows;

async function act(id: string, action: string, input: Partial<MemberAct>) {
  const { version } = await get(id);
  return api.actOnMember({ params: { id, action }, body: { version, reason: "Cortesía", ...input } });
}

let bookings = 0;

/** A guest in house whose stay of two nights ends today, paid unless told. */
async function staying(guestId: string, hotel: Hotel, paid = 2 * night) {
  const draft = { ...draftOf(), newGuest: undefined, guestId };
  const { id } = await guestsApi.createReservation({ body: { clientId: `loyal-${(bookings += 1)}`, draft } });
  const stored = hotel.get(id);
  const nights = ["2026-04-12", "2026-04-13"].map((date) => ({ ...stored.nights[0]!, date, price: night }));
  const payments = [{ id: "P-1", method: "card" as const, amount: paid, at: "2026-04-14T07:00:00.000Z" }];
  const stay = { arrival: "2026-04-12", departure: today, checkedInOn: "2026-04-12", nights, payments };
  hotel.put({ ...stored, ...stay, state: "inHouse" });
  return id;
}

const folioOf = (id: string) => guestsApi.getReservation({ params: { id } });

async function desk(id: string, action: string, input = {}) {
  const { version } = await folioOf(id);
  return guestsApi.actOnReservation({ params: { id, action }, body: { ...input, version } });
}

/** Takes the last charge of a folio back. */
async function correctLast(id: string) {
  const { version, charges } = await folioOf(id);
  const body = { version, chargeId: charges.at(-1)!.id, reason: "Prefiere guardarlos" };
  await api.actOnFolio({ params: { id, action: "correct" }, body });
}

/** A member without points whose stay ends today. */
async function openMember() {
  const { hotel } = openGuests({ reservations: 1 });
  const { id } = await writeDown();
  await enrol(id);
  return { hotel, id, stay: await staying(id, hotel) };
}

/** A member with 400 points in a stay of which 100.00 are paid. */
async function openOwing() {
  const { hotel, id } = await openMember();
  const stay = await staying(id, hotel, 100_00);
  await act(id, "adjust", { points: 400 });
  return { hotel, id, stay, open: (await folioOf(stay)).balance };
}

const movements = async (id: string) =>
  (await get(id)).ledger.map(({ kind, points, balance }) => [kind, points, balance]);

describe("the sample", () => {
  it("has 240 members on four levels, each balance the sum of its ledger", async () => {
    const { hotel } = openGuests({});
    const rows = await api.exportMembers({ query: {} });
    expect(rows).toHaveLength(240);
    const { levels } = await api.getProgramme();
    expect(levels.map(({ members }) => members > 5)).toEqual([true, true, true, true]);
    expect(levels.reduce((sum, { members }) => sum + members, 0)).toBe(240);
    const members = await Promise.all(rows.map((row) => get(row.id)));
    for (const { points, ledger } of members) {
      expect(pointsOf(ledger)).toBe(points);
      expect(ledger[0]?.balance ?? 0).toBe(points);
      expect(ledger.every(({ balance, on }) => balance >= 0 && on <= today)).toBe(true);
    }
    const entries = members.flatMap(({ ledger }) => ledger);
    expect(new Set(entries.map(({ sourceRef }) => sourceRef)).size).toBe(entries.length);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["earned", "adjusted", "redeemed", "expired"]));
    expect(entries.every(({ reservationId }) => reservationId === "" || hotel.find(reservationId))).toBe(true);
    expect(entries.filter(({ at }) => at === "2026-04-14T08:00:00.000Z")).toEqual([]);
  });

  it("counts its views, filters by level and finds by name", async () => {
    openGuests({ reservations: 2000 });
    const { inView } = await api.listMembers({ query: {} });
    for (const view of Object.keys(inView) as MemberView[]) {
      expect([view, (await list({ view })).length]).toEqual([view, inView[view]]);
    }
    expect(inView.nearNext).toBeGreaterThan(3);
    expect(inView.expiring).toBeGreaterThan(3);
    const silver = await list({ levels: "silver,gold", sort: "points", order: "desc" });
    expect(new Set(silver.map(({ level }) => level))).toEqual(new Set(["silver", "gold"]));
    expect(silver.map(({ points }) => points)).toEqual(silver.map(({ points }) => points).toSorted((a, b) => b - a));
    const [first] = silver;
    expect((await list({ text: first!.name.toUpperCase() })).map((row) => row.id)).toContain(first!.id);
  });
});

describe("a stay", () => {
  it("earns its points once, however often its check-out is repeated or taken back", async () => {
    const { id, stay } = await openMember();
    expect(await movements(id)).toEqual([]);
    for (const action of ["checkOut", "reopen", "checkOut"]) await desk(stay, action);
    for (const _ of [1, 2]) expect(await movements(id)).toEqual([["earned", 251, 251]]);
    await desk(stay, "reopen");
    expect((await movements(id))[0]).toEqual(["returned", -251, 0]);
    await desk(stay, "checkOut");
    expect(pointsOf((await get(id)).ledger)).toBe(251);
    expect(await get(id)).toMatchObject({ nights: 2, spend: 2 * night, level: "blue", missing: { nights: 3 } });
    expect((await get(id)).ledger[0]).toMatchObject({ reservationId: stay, by: "", on: today });
  });

  it("leaves a debt where its points were redeemed before, which the next points pay", async () => {
    const { id, stay, hotel } = await openMember();
    await desk(stay, "checkOut");
    await act(id, "redeem", { points: 200 });
    await desk(stay, "reopen");
    expect((await get(id)).points).toBe(-200);
    expect((await list({ view: "debt" })).map((row) => row.id)).toEqual([id]);
    expect((await refusalOf(act(id, "redeem", { points: 1 }))).message).toBe("Saldo insuficiente: -200 puntos.");
    await desk(await staying(id, hotel), "checkOut");
    expect((await get(id)).points).toBe(51);
  });

  it("earns nothing of a guest who enrols after it, and says so", async () => {
    const { hotel } = openGuests({ reservations: 1 });
    const { id } = await writeDown();
    const stay = await staying(id, hotel);
    await desk(stay, "checkOut");
    expect(await api.getMembership({ params: { id } })).toEqual({ reasons: [] });
    hotel.put({ ...hotel.get(stay), checkedOutOn: "2026-04-13" });
    await enrol(id);
    const member = await get(id);
    expect(member).toMatchObject({ points: 0, nights: 2, joinedOn: today });
    expect(member.unearned).toMatchObject([{ reservationId: stay, reasons: [{ code: "STAY_NOT_MEMBER" }] }]);
  });

  it("that is deleted gives its points back", async () => {
    const { id, stay, hotel } = await openMember();
    await desk(stay, "checkOut");
    expect((await get(id)).points).toBe(251);
    hotel.put({ ...hotel.get(stay), isDeleted: true });
    expect(await movements(id)).toEqual([
      ["returned", -251, 0],
      ["earned", 251, 251],
    ]);
  });
});

describe("a member", () => {
  it("redeems what is owed on the folio of a stay, once, and takes it back with a correction", async () => {
    const { hotel, id, stay, open } = await openOwing();
    const { version } = await get(id);
    const redeem = { reason: "Cena para dos", points: 200, reservationId: stay, version };
    const { ledger } = await act(id, "redeem", redeem);
    const folio = await folioOf(stay);
    expect(folio.charges.at(-1)).toMatchObject({
      sourceRef: `points:${id}:${version}`,
      kind: "allowance",
      description: "Canje de 200 puntos",
      points: 200,
      amount: -10_00,
      reason: "Cena para dos",
    });
    expect(folio.balance).toBe(open - 10_00);
    await act(id, "adjust", { points: 9_600 });
    const more = { points: Math.floor(folio.balance / 5) + 1, reservationId: stay };
    expect((await refusalOf(act(id, "redeem", more))).codes).toEqual(["LOYALTY_OVER_OPEN"]);
    // the same act again is stale
    expect((await refusalOf(act(id, "redeem", redeem))).codes).toEqual(["RECORD_STALE"]);

    const entryId = ledger[0]!.id;
    expect(ledger[0]).toMatchObject({ kind: "redeemed", points: -200, reservationId: stay });
    const back = await act(id, "undo", { entryId, reason: "No vino a cenar" });
    expect(back).toMatchObject({ points: 10_000, ledger: [{ kind: "restored", points: 200 }, {}, {}, {}] });
    const { charges, balance } = await folioOf(stay);
    expect([charges.slice(-2).map(({ amount }) => amount), balance]).toEqual([[-10_00, 10_00], open]);
    expect((await refusalOf(act(id, "undo", { entryId }))).codes).toEqual(["REDEMPTION_GONE"]);
    expect(hotel.get(stay).charges).toHaveLength(2);
  });

  it("has its points back once from a redemption over two rates, corrected or undone", async () => {
    const { id, stay } = await openOwing();
    const spa = { sourceRef: "ticket:spa", description: "Spa", quantity: 1, unitPrice: 60_00, vat: 21 as const };
    const { version } = await folioOf(stay);
    await api.actOnFolio({ params: { id: stay, action: "charge" }, body: { version, ...spa } });
    const { balance: open } = await folioOf(stay);
    await act(id, "redeem", { points: 200, reservationId: stay });
    const redeemed = await folioOf(stay);
    expect(redeemed.balance).toBe(open - 10_00);
    expect(redeemed.charges.slice(-2)).toMatchObject([
      { vat: 10, amount: -8_07, points: 200 },
      { vat: 21, amount: -1_93, points: 0 },
    ]);
    await correctLast(stay);
    const restored = await get(id);
    expect([restored.points, (await folioOf(stay)).balance]).toEqual([400, open]);

    const { ledger } = await act(id, "redeem", { points: 200, reservationId: stay });
    const back = await act(id, "undo", { entryId: ledger[0]!.id, reason: "No vino" });
    const folio = await folioOf(stay);
    expect([back.points, folio.balance]).toEqual([400, open]);
    expect(folio.charges.slice(-2).map(({ amount }) => amount)).toEqual([8_07, 1_93]);
    expect((await get(id)).points).toBe(400);
  });

  it("keeps the points where nothing is owed, and for a stay of another guest", async () => {
    const { id, stay } = await openMember();
    await act(id, "adjust", { points: 20_000 });
    // the stay is paid: points are not turned into money
    const over = await refusalOf(act(id, "redeem", { points: 400, reservationId: stay }));
    expect(over).toMatchObject({ status: 422, codes: ["LOYALTY_OVER_OPEN"] });
    expect(over.fields).toHaveProperty("points");
    expect(await get(id)).toMatchObject({ points: 20_000, openStays: [{ id: stay, open: 0 }] });
    const { rows } = await guestsApi.listReservations({ query: {} });
    const foreign = rows.find((row) => row.id !== stay)!;
    expect((await refusalOf(act(id, "redeem", { points: 1, reservationId: foreign.id }))).status).toBe(404);
  });

  it("gets the points back once when the redemption is corrected on the folio, with the reason", async () => {
    const { id, stay, open } = await openOwing();
    const { ledger } = await act(id, "redeem", { points: 200, reservationId: stay });
    await correctLast(stay);
    expect((await folioOf(stay)).balance).toBe(open);
    const member = await get(id);
    const restored = { kind: "restored", points: 200, reason: "Prefiere guardarlos", reservationId: stay };
    expect(member).toMatchObject({ points: 400, ledger: [restored, {}, {}] });
    expect(await get(id)).toEqual(member);
    const undo = { entryId: ledger[0]!.id, reason: "Otra vez" };
    expect((await refusalOf(act(id, "undo", undo))).codes).toEqual(["REDEMPTION_GONE"]);
  });

  it.each([
    ["cancel", { cancelReason: "other" as const }],
    ["markNoShow", {}],
  ])("gets the points of a stay back once with %s, and a reactivation spends none", async (action, more) => {
    const { hotel, id } = await openMember();
    await act(id, "adjust", { points: 400 });
    const stay = await staying(id, hotel, 0);
    const { checkedInOn: _, ...booked } = hotel.get(stay);
    // it should have come yesterday
    const nights = booked.nights.map((one, place) => ({ ...one, date: `2026-04-${13 + place}` }));
    const dates = { arrival: "2026-04-13", departure: "2026-04-15", nights, payments: [] };
    hotel.put({ ...booked, ...dates, state: "confirmed" });
    await act(id, "redeem", { points: 100, reservationId: stay });
    const ended = await desk(stay, action, more);
    const fees = ended.charges.filter(({ kind }) => kind === "fee").reduce((sum, { amount }) => sum + amount, 0);
    expect([ended.total, ended.balance]).toEqual([fees, fees]);
    expect(await get(id)).toMatchObject({ points: 400, ledger: [{ kind: "restored", points: 100 }, {}, {}] });
    expect((await desk(stay, "reactivate")).total).toBe(night); // it arrives today
    expect((await get(id)).points).toBe(400);
    await desk(stay, "cancel", { cancelReason: "other" });
    expect((await get(id)).points).toBe(400);
    expect((await folioOf(stay)).charges.filter(({ points }) => points !== undefined)).toHaveLength(1);
  });

  it("gets the points of a deleted stay back, and not again when it is restored", async () => {
    const { hotel, id } = await openMember();
    await act(id, "adjust", { points: 400 });
    const draft = { ...draftOf(), newGuest: undefined, guestId: id };
    const stay = await guestsApi.createReservation({ body: { clientId: "deleted", draft } });
    await act(id, "redeem", { points: 100, reservationId: stay.id });
    await guestsApi.deleteReservation({ params: { id: stay.id } });
    expect((await get(id)).points).toBe(400);
    await guestsApi.restoreReservation({ params: { id: stay.id } });
    expect((await get(id)).points).toBe(400);
    expect(hotel.list.where(({ reservation }) => reservation.id === stay.id)[0]?.balance).toBe(stay.balance);
  });

  it("gets points adjusted, redeems them, and never goes below none", async () => {
    const { id } = await openMember();
    await act(id, "adjust", { points: 300, reason: "Felicitación" });
    const redeemed = { points: -120, reason: "Cena para dos", by: "Marina Solé" };
    expect(await act(id, "redeem", { points: 120, reason: "Cena para dos" })).toMatchObject({
      points: 180,
      ledger: [{ kind: "redeemed", ...redeemed }, {}],
    });
    const points = "Saldo insuficiente: 180 puntos.";
    expect(await refusalOf(act(id, "redeem", { points: 181 }))).toMatchObject({ status: 422, fields: { points } });
    const { fields } = await refusalOf(act(id, "adjust", { points: -181, reason: " " }));
    expect(fields).toEqual({ points, reason: "Indique el motivo." });
    expect((await act(id, "adjust", { points: -180 })).points).toBe(0);
  });

  it("loses the points that are old enough, once, the oldest first", async () => {
    const { open } = openShelf();
    const hotel = open();
    const { id } = await writeDown();
    await enrol(id);
    await act(id, "adjust", { points: 100 });
    hotel.open("2027-06-01");
    await act(id, "adjust", { points: 70 });
    expect((await get(id)).expiring).toBeUndefined();
    hotel.open("2027-09-01");
    expect((await get(id)).expiring).toEqual({ points: 100, on: "2027-10-14" });
    hotel.open("2027-10-14");
    expect(await movements(id)).toEqual([
      ["expired", -100, 70],
      ["adjusted", 70, 170],
      ["adjusted", 100, 100],
    ]);
    const before = await get(id);
    open().open("2027-10-14");
    expect(await get(id)).toEqual(before);
  });

  it("leaves with a reason and without points, and joins again without them", async () => {
    const { id, stay } = await openMember();
    await desk(stay, "checkOut");
    expect((await refusalOf(act(id, "leave", { reason: "" }))).codes).toEqual(["LOYALTY_REASON_MISSING"]);
    await act(id, "leave", { reason: "Lo pidió por correo" });
    expect((await refusalOf(get(id))).status).toBe(404);
    expect((await list()).map((row) => row.id)).not.toContain(id);
    const member = await enrol(id);
    expect(member).toMatchObject({ points: 0, joinedOn: today });
    expect(member.ledger[0]).toMatchObject({ kind: "forfeited", points: -251, reason: "Lo pidió por correo" });
    expect((await enrol(id)).version).toBe(member.version);
    expect((await refusalOf(enrol("guest-999999"))).status).toBe(404);
  });
});

describe("two records of the same guest", () => {
  async function openTwo() {
    const { hotel } = openGuests({ reservations: 1 });
    const [kept, other] = [await writeDown(), await writeDown({ email: "", document: "" })];
    for (const { id } of [kept, other]) {
      await enrol(id);
      await act(id, "adjust", { points: id === kept.id ? 100 : 40 });
    }
    await desk(await staying(other.id, hotel), "checkOut");
    const params = { id: kept.id };
    const versions = { version: kept.version, otherVersion: other.version };
    const merge = () => guestsApi.mergeGuests({ params, body: { otherId: other.id, ...versions, chosen: {} } });
    const undo = () => guestsApi.unmergeGuests({ params, body: { otherId: other.id } });
    return { hotel, kept, other, merge, undo };
  }

  it("are a single member after a merge, with both ledgers, and two when it is undone", async () => {
    const { kept, other, merge, undo } = await openTwo();
    const before = [await get(kept.id), await get(other.id)];
    await merge();
    expect(await get(kept.id)).toMatchObject({ points: 391, nights: 2 });
    expect((await get(other.id)).id).toBe(kept.id);
    expect((await list({ text: "zuriñe" })).map((row) => row.id)).toEqual([kept.id]);
    await undo();
    expect([await get(kept.id), await get(other.id)]).toEqual(before);
  });

  it("get the points of a corrected redemption back once, where they were redeemed", async () => {
    const { hotel, kept, other, merge, undo } = await openTwo();
    const stay = await staying(other.id, hotel, 0);
    await act(other.id, "redeem", { points: 200, reservationId: stay });
    await merge();
    expect((await get(kept.id)).points).toBe(191);
    await correctLast(stay);
    expect((await get(kept.id)).points).toBe(391);
    await undo();
    expect([(await get(kept.id)).points, (await get(other.id)).points]).toEqual([100, 291]);
  });

  it("give points earned during the merge to the guest of the stay when the merge is undone", async () => {
    const { kept, other, merge, undo } = await openTwo();
    await act(other.id, "leave", {});
    await merge();
    expect((await get(kept.id)).points).toBe(100);
    await undo();
    expect((await get(kept.id)).points).toBe(100);
    expect((await enrol(other.id)).points).toBe(0);
  });
});

it("forgets a guest who is anonymised: out of the programme, the figures without words", async () => {
  const { id, stay } = await openMember();
  await desk(stay, "checkOut");
  await act(id, "adjust", { points: 10, reason: "Su boda, secreto" });
  const { version } = await guestsApi.getGuest({ params: { id } });
  await guestsApi.actOnGuest({ params: { id, action: "anonymise" }, body: { version } });
  expect((await refusalOf(get(id))).status).toBe(404);
  expect(await api.getMembership({ params: { id } })).toMatchObject({ reasons: [{ code: "GUEST_NOT_ENROLLABLE" }] });
  expect((await refusalOf(enrol(id))).codes).toEqual(["GUEST_NOT_ENROLLABLE"]);
});

describe("a level", () => {
  const gold = async () => (await api.getProgramme()).levels.find(({ id }) => id === "gold")!;
  const save = async (change: object, version?: number) => {
    const level = await gold();
    const body = { version: version ?? level.version, draft: { ...level, ...change } };
    return api.updateLevel({ params: { id: "gold" }, body });
  };

  it("takes other thresholds and benefits, which move its members at once", async () => {
    openGuests({ reservations: 2000 });
    const before = await gold();
    const saved = await save({ minNights: 7, minSpend: 80_000, benefits: [" Desayuno ", ""] });
    expect(saved).toMatchObject({ minNights: 7, benefits: ["Desayuno"], version: 2 });
    expect((await gold()).members).toBeGreaterThan(before.members);
    expect((await save({ benefits: ["Desayuno"] }, 1)).version).toBe(2);
  });

  it("is refused between others' thresholds, and upon an older version", async () => {
    openGuests({ reservations: 1 });
    expect(await refusalOf(save({ minNights: 5 }))).toMatchObject({ status: 422, codes: ["LEVEL_ORDER"] });
    await save({ minNights: 10 });
    const stale = { codes: ["RECORD_STALE"], current: { minNights: 10 } };
    expect(await refusalOf(save({ minNights: 11 }, 1))).toMatchObject(stale);
  });
});
