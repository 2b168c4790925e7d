import axios from "axios";
import { describe, expect, it } from "vitest";

import { loyaltyContract } from "@/contract/guests/loyalty";
import { type LoyaltyRefusal, type MemberAct, type MemberView, memberActions } from "@/contract/guests/member";
import { pointsOf } from "@/domain/loyalty/ledger";
import { folioContract } from "@/contract/reservations/folios";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { shelfOf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";

import { guestsApi, openGuests, writeDown } from "../../support/guestCalls";
import { draftOf } from "../../support/hotelBackend";

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

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!axios.isAxiosError<LoyaltyRefusal>(error) || !error.response)
    throw new Error("It was not refused.", { cause: error });
  const { status, data } = error.response;
  return { status, ...data, codes: data.reasons.map(({ code }) => code) };
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

async function desk(id: string, action: "checkOut" | "reopen") {
  const { version } = await guestsApi.getReservation({ params: { id } });
  await guestsApi.actOnReservation({ params: { id, action }, body: { version } });
}

/** A member without points whose stay ends today. */
async function openMember() {
  const { hotel } = openGuests({ reservations: 1 });
  const { id } = await writeDown();
  await enrol(id);
  return { hotel, id, stay: await staying(id, hotel) };
}

const movements = async (id: string) =>
  (await get(id)).ledger.map(({ kind, points, balance }) => [kind, points, balance]);

describe("the sample", () => {
  it("has 240 members on four levels, each balance the sum of its ledger, with nothing left to post", async () => {
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

  it("is the same hotel on the same day, and empty in the empty house", async () => {
    openGuests({ reservations: 300 });
    const rows = await list();
    openGuests({ reservations: 300 });
    expect(await list()).toEqual(rows);
    openGuests({ isEmpty: true });
    expect(await list()).toEqual([]);
    expect((await api.getProgramme()).levels).toHaveLength(4);
  });
});

describe("a stay", () => {
  it("earns its points once, however often its check-out is repeated or taken back", async () => {
    const { id, stay } = await openMember();
    expect(await movements(id)).toEqual([]);
    await desk(stay, "checkOut");
    expect(await movements(id)).toEqual([["earned", 251, 251]]);
    expect(await movements(id)).toEqual([["earned", 251, 251]]);
    await desk(stay, "reopen");
    await desk(stay, "checkOut");
    expect(await movements(id)).toEqual([["earned", 251, 251]]);
    await desk(stay, "reopen");
    expect((await movements(id))[0]).toEqual(["returned", -251, 0]);
    await desk(stay, "checkOut");
    expect(pointsOf((await get(id)).ledger)).toBe(251);
    expect(await get(id)).toMatchObject({ nights: 2, spend: 2 * night, level: "blue", missing: { nights: 3 } });
    expect((await get(id)).ledger[0]).toMatchObject({ reservationId: stay, by: "", on: today });
  });

  it("leaves a debt where its points were redeemed before it was taken back, and the next points pay it", async () => {
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

  it("earns nothing of a guest who is no member, or who enrols after it; that is said", async () => {
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
  /** A member with 400 points in a stay of which 100.00 are paid. */
  async function openOwing() {
    const { hotel, id } = await openMember();
    const stay = await staying(id, hotel, 100_00);
    await act(id, "adjust", { points: 400 });
    const folio = () => guestsApi.getReservation({ params: { id: stay } });
    return { hotel, id, stay, folio, open: (await folio()).balance };
  }

  it("redeems points on the folio of a stay, once, and takes them back with a correction", async () => {
    const { hotel, id, stay, folio, open } = await openOwing();
    const { version } = await get(id);
    const redeem = { reason: "Cena para dos", points: 200, reservationId: stay };
    const member = await act(id, "redeem", { ...redeem, version });
    expect((await folio()).charges.at(-1)).toMatchObject({
      sourceRef: `points:${id}:${version}`,
      kind: "allowance",
      description: "Canje de 200 puntos",
      points: 200,
      amount: -10_00,
      reason: "Cena para dos",
    });
    expect((await folio()).balance).toBe(open - 10_00);
    // the same act again is stale
    expect((await refusalOf(act(id, "redeem", { ...redeem, version }))).codes).toEqual(["LOYALTY_STALE"]);

    const entryId = member.ledger[0]!.id;
    expect(member.ledger[0]).toMatchObject({ kind: "redeemed", points: -200, reservationId: stay });
    const back = await act(id, "undo", { entryId, reason: "No vino a cenar" });
    expect(back).toMatchObject({ points: 400, ledger: [{ kind: "restored", points: 200 }, {}, {}] });
    expect((await folio()).charges.slice(-2).map(({ amount }) => amount)).toEqual([-10_00, 10_00]);
    expect((await folio()).balance).toBe(open);
    expect((await refusalOf(act(id, "undo", { entryId }))).codes).toEqual(["REDEMPTION_GONE"]);
    expect(hotel.get(stay).charges).toHaveLength(2);
  });

  it("keeps the points where the folio refuses them, and for a stay of another guest", async () => {
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

  it("redeems at most what is owed, to the point, and nothing of it twice", async () => {
    const { id, stay, folio, open } = await openOwing();
    await act(id, "adjust", { points: 9_600 });
    const most = Math.floor(open / 5);
    const over = await refusalOf(act(id, "redeem", { points: most + 1, reservationId: stay }));
    expect(over.codes).toEqual(["LOYALTY_OVER_OPEN"]);
    await act(id, "redeem", { points: most, reservationId: stay });
    expect((await folio()).balance).toBe(open - most * 5);
    expect((await refusalOf(act(id, "redeem", { points: 1, reservationId: stay }))).codes).toEqual([
      "LOYALTY_OVER_OPEN",
    ]);
  });

  it("gets the points back, once, when the redemption is corrected on the folio, and the ledger says why", async () => {
    const { id, stay, folio, open } = await openOwing();
    const { ledger } = await act(id, "redeem", { points: 200, reservationId: stay });
    const { version, charges } = await folio();
    const body = { version, chargeId: charges.at(-1)!.id, reason: "Prefiere guardarlos" };
    await api.actOnFolio({ params: { id: stay, action: "correct" }, body });
    expect((await folio()).balance).toBe(open);
    const member = await get(id);
    expect(member).toMatchObject({
      points: 400,
      ledger: [{ kind: "restored", points: 200, reason: "Prefiere guardarlos", reservationId: stay }, {}, {}],
    });
    expect(await get(id)).toEqual(member);
    const undo = { entryId: ledger[0]!.id, reason: "Otra vez" };
    expect((await refusalOf(act(id, "undo", undo))).codes).toEqual(["REDEMPTION_GONE"]);
  });

  it.each([
    ["cancel", { cancelReason: "other" as const }],
    ["markNoShow", {}],
  ])(
    "gets the points of a stay back, once, with %s; a reactivation does not spend them again",
    async (action, more) => {
      const { hotel, id } = await openMember();
      await act(id, "adjust", { points: 400 });
      const stay = await staying(id, hotel, 0);
      const { checkedInOn: _, ...booked } = hotel.get(stay);
      // it should have come yesterday
      const nights = booked.nights.map((one, place) => ({ ...one, date: `2026-04-${13 + place}` }));
      const dates = { arrival: "2026-04-13", departure: "2026-04-15", nights, payments: [] };
      hotel.put({ ...booked, ...dates, state: "confirmed" });
      await act(id, "redeem", { points: 100, reservationId: stay });
      const folio = () => guestsApi.getReservation({ params: { id: stay } });
      const doIt = async (name: string, input = {}) =>
        guestsApi.actOnReservation({
          params: { id: stay, action: name },
          body: { ...input, version: (await folio()).version },
        });
      const ended = await doIt(action, more);
      const fees = ended.charges.filter(({ kind }) => kind === "fee").reduce((sum, { amount }) => sum + amount, 0);
      expect([ended.total, ended.balance]).toEqual([fees, fees]);
      expect(await get(id)).toMatchObject({ points: 400, ledger: [{ kind: "restored", points: 100 }, {}, {}] });
      const back = await doIt("reactivate");
      expect(back.total).toBe(2 * night);
      expect((await get(id)).points).toBe(400);
      await doIt("cancel", { cancelReason: "other" });
      expect((await get(id)).points).toBe(400);
      expect((await folio()).charges.filter(({ points }) => points !== undefined)).toHaveLength(1);
    },
  );

  it("gets the points of a stay back that is deleted, and not again when it is restored", async () => {
    const { hotel, id } = await openMember();
    await act(id, "adjust", { points: 400 });
    const { version, ...stay } = await guestsApi.createReservation({
      body: { clientId: "deleted", draft: { ...draftOf(), newGuest: undefined, guestId: id } },
    });
    await act(id, "redeem", { points: 100, reservationId: stay.id });
    await guestsApi.deleteReservation({ params: { id: stay.id } });
    expect((await get(id)).points).toBe(400);
    await guestsApi.restoreReservation({ params: { id: stay.id } });
    expect((await get(id)).points).toBe(400);
    expect(hotel.list.where(({ reservation }) => reservation.id === stay.id)[0]?.balance).toBe(stay.balance);
    expect(version).toBe(1);
  });

  it("gets points adjusted, redeems them, and never goes below none", async () => {
    const { id } = await openMember();
    await act(id, "adjust", { points: 300, reason: "Felicitación" });
    const member = await act(id, "redeem", { points: 120, reason: "Cena para dos" });
    expect(member.points).toBe(180);
    expect(member.ledger[0]).toMatchObject({
      kind: "redeemed",
      points: -120,
      reason: "Cena para dos",
      by: "Marina Solé",
    });
    const refusal = await refusalOf(act(id, "redeem", { points: 181 }));
    expect(refusal).toMatchObject({ status: 422, fields: { points: "Saldo insuficiente: 180 puntos." } });
    expect((await refusalOf(act(id, "adjust", { points: -181, reason: " " }))).fields).toEqual({
      points: "Saldo insuficiente: 180 puntos.",
      reason: "Indique el motivo.",
    });
    expect((await act(id, "adjust", { points: -180 })).points).toBe(0);
  });

  it("is refused a change by who has not seen the newest one", async () => {
    const { id } = await openMember();
    const { version } = await act(id, "adjust", { points: 50 });
    const stale = await refusalOf(act(id, "adjust", { points: 50, version: version - 1 }));
    expect([stale.status, ...stale.codes, stale.current?.points]).toEqual([409, "LOYALTY_STALE", 50]);
  });

  it("loses the points that are old enough, once, the oldest first", async () => {
    const rows = new Map<string, [string, string, unknown]>();
    const keep = async (some: [string, string, unknown][]) =>
      some.forEach((row) => rows.set(`${row[0]} ${row[1]}`, structuredClone(row)));
    const open = () =>
      openGuests(
        { reservations: 1 },
        shelfOf(rows.values(), keep, async () => rows.clear()),
      );
    const { hotel } = open();
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
    const again = open();
    again.hotel.open("2027-10-14");
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
  });

  it("knows what may be done, and nothing else", async () => {
    const { id } = await openMember();
    const { actions } = await get(id);
    expect(actions.map(({ action, isAllowed }) => [action, isAllowed])).toEqual(
      memberActions.map((action) => [action, action !== "redeem"]),
    );
    expect((await refusalOf(act(id, "give", { points: 1 }))).status).toBe(404);
    expect((await refusalOf(enrol("guest-999999"))).status).toBe(404);
  });
});

describe("two records of one guest", () => {
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

  it("are one member after a merge, with both ledgers, and two again when it is undone", async () => {
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
    const { version, charges } = await guestsApi.getReservation({ params: { id: stay } });
    const body = { version, chargeId: charges.at(-1)!.id, reason: "Prefiere guardarlos" };
    await api.actOnFolio({ params: { id: stay, action: "correct" }, body });
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

  it("is refused between others' thresholds, and to who has not seen the newest", async () => {
    openGuests({ reservations: 1 });
    expect(await refusalOf(save({ minNights: 5 }))).toMatchObject({ status: 422, codes: ["LEVEL_ORDER"] });
    await save({ minNights: 10 });
    expect(await refusalOf(save({ minNights: 11 }, 1))).toMatchObject({
      codes: ["LEVEL_STALE"],
      current: { minNights: 10 },
    });
  });
});
