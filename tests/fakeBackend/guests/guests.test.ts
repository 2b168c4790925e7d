import { describe, expect, it } from "vitest";

import type { GuestData } from "@/contract/people/guest";
import { type GuestProfile, type MergeChoice, mergeChoiceFields } from "@/contract/guests/guestProfile";

import { dataIn, guestRefusalOf, guestsApi, openGuests, person, writeDown } from "../../support/guestCalls";
import { draftOf, hotelRefusalOf } from "../../support/hotelBackend";

const get = (id: string) => guestsApi.getGuest({ params: { id } });
const list = async (query = {}) => (await guestsApi.listGuests({ query: { perPage: 200, ...query } })).rows;
const idsOf = async (query = {}) => (await list(query)).map(({ id }) => id);
const act = ({ id, version }: GuestProfile, action: string, reason?: string) =>
  guestsApi.actOnGuest({ params: { id, action }, body: { version, reason } });

const save = ({ id, version }: { id: string; version: number }, draft: GuestData) =>
  guestsApi.updateGuest({ params: { id }, body: { version, draft } });

async function book(guestId: string, more = {}) {
  const draft = { ...draftOf(), newGuest: undefined, guestId };
  return guestsApi.createReservation({
    body: { clientId: `booking-${guestId}-${JSON.stringify(more)}`, draft, ...more },
  });
}

describe("the list", () => {
  it("finds a guest by parts of what is known of them, and not by words of two guests", async () => {
    openGuests();
    const { id } = await writeDown();
    const ofName = ["ZURINE", "kaplan zuriñe", "z@exam"];
    const ofNumbers = ["1234", "12.345.678-z", "+34 651", "0034651112233", "651 11 22", "112233"];
    for (const text of [...ofName, ...ofNumbers]) expect(await idsOf({ text }), text).toContain(id);
    expect(await idsOf({ text: "zurine perez" })).not.toContain(id);
  });

  it("counts each segment and shows those in it", async () => {
    const { hotel } = openGuests();
    const { inView, asOf } = await guestsApi.listGuests({ query: {} });
    expect(asOf).toBe(hotel.revision.count);
    for (const view of Object.keys(inView) as (keyof typeof inView)[]) {
      expect([view, (await list({ view })).length]).toEqual([view, inView[view]]);
    }
    const inHouse = [...hotel.all()].filter(({ state }) => state === "inHouse").map(({ guestId }) => guestId);
    expect((await idsOf({ view: "inHouse" })).toSorted()).toEqual([...new Set(inHouse)].toSorted());
  });

  it("has the figures of the reservations, sorts by them, and exports the same rows", async () => {
    const { hotel } = openGuests();
    const rows = await list({ sort: "spend", order: "desc" });
    expect(rows.map(({ spend }) => spend)).toEqual(rows.map(({ spend }) => spend).toSorted((a, b) => b - a));
    const [first] = rows;
    const stays = hotel.reservationsOf(first!.id).filter(({ state }) => state === "checkedOut");
    expect(first).toMatchObject({ stays: stays.length, nights: stays.flatMap(({ nights }) => nights).length });
    const query = { text: "a", country: "ES" };
    expect(await guestsApi.exportGuests({ query })).toEqual(await list(query));
  });

  it("follows the reservations and the records at once", async () => {
    openGuests();
    const guest = await writeDown();
    const { id } = guest;
    await idsOf({ view: "arriving" });
    const booked = await book(id);
    const [row] = await list({ text: "zurine" });
    expect(row!.againstDeletion.map(({ code }) => code)).toEqual(["GUEST_HAS_RESERVATIONS"]);
    await save(guest, person({ firstName: "Zoe" }));
    expect(await idsOf({ text: "zoe aga" })).toEqual([id]);
    const { rows } = await guestsApi.listReservations({ query: { text: booked.id } });
    expect(rows.map(({ customer }) => customer)).toEqual(["Zoe Ağa Kaplan"]);
  });
});

describe("a record", () => {
  it("is made once, however often it is asked for", async () => {
    openGuests();
    const create = (firstName: string) =>
      guestsApi.createGuest({ body: { clientId: "once", draft: person({ firstName }) } });
    const made = await create("Ana");
    expect(await create("Ana")).toEqual(made);
    expect(await guestRefusalOf(create("Zoe"))).toMatchObject({ status: 409, current: { id: made.id } });
  });

  it("says who changed what, and is not changed upon an older version", async () => {
    openGuests();
    const guest = await writeDown();
    const changes = [{ field: "phone", before: "+34 651 11 22 33", after: "651 99 88 77" }];
    const saved = await save(guest, person({ phone: "651 99 88 77" }));
    expect(saved.history[0]).toMatchObject({ what: "changed", by: "Marina Solé", changes });
    expect(await save(guest, person({ phone: "651 99 88 77" }))).toEqual(saved);
    const stale = await guestRefusalOf(save(guest, person({ notes: "Alto" })));
    expect(stale).toMatchObject({ status: 409, codes: ["RECORD_STALE"], current: { version: 2 } });
  });

  it("takes nothing that cannot be", async () => {
    openGuests();
    const unreachable = { email: "", phone: "", birthDate: "2026-04-15" };
    const wrong = { ...unreachable, notes: "x".repeat(2001), documentType: "?" as never };
    const { status, codes, fields = {} } = await guestRefusalOf(writeDown(wrong));
    expect([status, codes]).toEqual([422, ["GUEST_CONTACT_MISSING"]]);
    expect(Object.keys(fields).toSorted()).toEqual(["birthDate", "documentType", "email", "notes", "phone"]);
  });

  it("is deleted and restored, but neither deleted nor erased with an active reservation", async () => {
    openGuests();
    const { id } = await writeDown();
    await guestsApi.deleteGuest({ params: { id } });
    expect(await idsOf({ text: "zurine" })).toEqual([]);
    expect(await guestRefusalOf(get(id))).toMatchObject({ status: 404 });
    expect(await guestsApi.restoreGuest({ params: { id } })).toMatchObject({ firstName: "Zuriñe" });
    await book(id);
    const refused = await guestRefusalOf(guestsApi.deleteGuest({ params: { id } }));
    expect(refused).toMatchObject({ status: 409, message: "No se puede eliminar: tiene reservas activas (1)." });
    expect((await guestRefusalOf(act(await get(id), "anonymise"))).codes).toEqual(["GUEST_STAY_ACTIVE"]);
  });
});

const merge = (kept: GuestProfile, other: GuestProfile, chosen: MergeChoice = {}) => {
  const versions = { version: kept.version, otherVersion: other.version };
  return guestsApi.mergeGuests({ params: { id: kept.id }, body: { otherId: other.id, ...versions, chosen } });
};

const undo = (kept: GuestProfile, other: GuestProfile) =>
  guestsApi.unmergeGuests({ params: { id: kept.id }, body: { otherId: other.id } });

describe("two records of the same person", () => {
  async function openTwo() {
    openGuests();
    const kept = await writeDown();
    const other = await writeDown({ firstName: "Zurine", phone: "651112233", document: "", email: "" });
    const [mine, theirs] = [await book(kept.id), await book(other.id)];
    const fresh = async () => [await get(kept.id), await get(other.id)] as const;
    return { kept, other, mine, theirs, before: await fresh(), fresh };
  }

  it("are found, with why", async () => {
    const { kept, other } = await openTwo();
    const pairs = await guestsApi.listDuplicateGuests();
    const signs = ["name", "phone", "birthDate"];
    const pair = pairs.find(({ guests }) => guests[0].id === kept.id);
    expect(pair).toMatchObject({ guests: [{ id: kept.id }, { id: other.id }], signs });
  });

  it("become a single record by a merge, which brings all reservations along", async () => {
    const { kept, other, mine, theirs } = await openTwo();
    const merged = await merge(kept, other, { firstName: "other" });
    expect(merged).toMatchObject({ firstName: "Zurine", email: "z@example.com", mergedIds: [other.id] });
    expect(merged.reservations.map(({ reservationId }) => reservationId).toSorted()).toEqual([mine.id, theirs.id]);
    expect(merged.history[0]).toMatchObject({ what: "merged", note: "Zurine Ağa Kaplan" });
    expect((await guestsApi.getReservation({ params: { id: theirs.id } })).guest.id).toBe(kept.id);
    expect((await get(other.id)).id).toBe(kept.id);
    expect(await idsOf({ text: "zurine" })).toEqual([kept.id]);
    expect(await merge(kept, other, { firstName: "other" })).toEqual(merged);
  });

  it("are as they were when the merge is undone", async () => {
    const { kept, other, before, fresh } = await openTwo();
    await merge(kept, other, { firstName: "other" });
    await undo(kept, other);
    const after = await fresh();
    after.forEach((guest, index) => {
      expect(dataIn(guest)).toEqual(dataIn(before[index]!));
      expect(guest.reservations).toEqual(before[index]!.reservations);
    });
    await undo(kept, other);
    expect(await fresh()).toEqual(after);
  });

  it("stay merged if what the merge brought was edited since, and keep what else was edited", async () => {
    const { kept, other } = await openTwo();
    const merged = await merge(kept, other, { firstName: "other" });
    const edited = await save(merged, person({ firstName: "Zuri", notes: "Alto" }));
    expect((await guestRefusalOf(undo(kept, other))).codes).toEqual(["MERGE_CHANGED"]);
    await save(edited, person({ firstName: "Zurine", notes: "Alto" }));
    expect(await undo(kept, other)).toMatchObject({ firstName: "Zuriñe", notes: "Alto" });
  });

  it("are not merged without a choice, upon an older version, nor a record with itself", async () => {
    const { kept, other } = await openTwo();
    const refused = await guestRefusalOf(merge(kept, other));
    expect(refused).toMatchObject({ status: 422, codes: ["MERGE_CHOICE_MISSING"] });
    expect(Object.keys(refused.fields!)).toEqual(["firstName"]);
    expect((await guestRefusalOf(merge(kept, { ...other, version: 0 }))).codes).toEqual(["RECORD_STALE"]);
    expect((await guestRefusalOf(merge(kept, kept))).codes).toEqual(["MERGE_WITH_ITSELF"]);
  });
});

describe("two records of two people who look like the same person", () => {
  const office = { email: "oficina@x.es", phone: "600111222", document: "" };
  const pairsOf = async (...guests: GuestProfile[]) => {
    const ids = new Set(guests.map(({ id }) => id));
    const pairs = await guestsApi.listDuplicateGuests();
    return pairs.filter((pair) => pair.guests.every(({ id }) => ids.has(id)));
  };
  const setApart = (one: GuestProfile, other: GuestProfile, isApart = true) =>
    guestsApi.setGuestsApart({ params: { id: one.id }, body: { otherId: other.id, isApart } });

  async function openCouple() {
    openGuests();
    const one = await writeDown({ firstName: "Ana", lastName: "Gil", birthDate: "1980-02-03", ...office });
    const other = await writeDown({ firstName: "Iker", lastName: "Sanz", birthDate: "1981-05-06", ...office });
    return { one, other, fresh: async () => [await get(one.id), await get(other.id)] as const };
  }

  it("are proposed until told apart, and again when that is taken back; histories tell", async () => {
    const { one, other, fresh } = await openCouple();
    expect(await pairsOf(one, other)).toMatchObject([{ signs: ["email", "phone"], isApart: false }]);
    await setApart(other, one);
    const told = await setApart(one, other);
    expect(await pairsOf(one, other)).toMatchObject([{ isApart: true }]);
    expect(told.history.map(({ what, note }) => [what, note])).toEqual([
      ["apart", "Iker Sanz"],
      ["created", undefined],
    ]);
    expect((await fresh())[1].history[0]).toMatchObject({ what: "apart", note: "Ana Gil", by: "Marina Solé" });
    expect((await guestRefusalOf(merge(...(await fresh())))).codes).toEqual(["MERGE_APART"]);
    await setApart(other, one, false);
    expect(await pairsOf(one, other)).toMatchObject([{ isApart: false }]);
  });

  it("stay apart when a record is edited or merged, not when it becomes another person's", async () => {
    const { one, other, fresh } = await openCouple();
    await setApart(one, other);
    const twin = await writeDown({ firstName: "Anna", lastName: "Gill", birthDate: "1980-02-03", ...office });
    await merge(await get(twin.id), (await fresh())[0], { firstName: "kept", lastName: "kept" });
    expect(await pairsOf(twin, other)).toMatchObject([{ isApart: true }]);
    const data = { ...dataIn(other), birthDate: "" };
    const edited = await save(await get(other.id), { ...data, firstName: "Íker" });
    expect(await pairsOf(twin, other)).toMatchObject([{ isApart: true }]);
    await save(edited, { ...data, firstName: "Jon", lastName: "Ruiz" });
    expect(await pairsOf(twin, other)).toMatchObject([{ isApart: false }]);
  });
});

it("leaves figures of an erased guest, and nothing that tells who it was", async () => {
  const { hotel } = openGuests();
  const stored = [...hotel.guests.all()].find(({ id }) => {
    const own = hotel.reservationsOf(id);
    return own.some(({ state }) => state === "checkedOut") && own.every(({ state }) => state === "checkedOut");
  })!;
  const before = await get(stored.id);
  expect(before.balance).toBe(0);
  const other = await writeDown({ email: "secreto@example.com", notes: "secreto" });
  const chosen = Object.fromEntries(mergeChoiceFields.map((field) => [field, "other"] as const));
  const erased = await act(await merge(before, other, { ...chosen, country: "kept" }), "anonymise");
  const { stays, spend, country } = before;
  expect(erased).toMatchObject({ isAnonymised: true, stays, spend, country });
  expect(erased.reservations.map(({ total }) => total)).toEqual(before.reservations.map(({ total }) => total));
  expect(erased.missing).toEqual([]);
  const books = JSON.stringify([...hotel.guests.idsOf(before.id).map((id) => hotel.guests.find(id)), erased]);
  for (const word of ["secreto", before.lastName, before.phone, "Kaplan"]) expect(books).not.toContain(word);
  const [reservation] = hotel.reservationsOf(before.id);
  expect(reservation!.notes).toEqual({ internal: "", guest: "", request: "" });
});

describe("a guest who is not welcome", () => {
  it("is marked with a reason, and cleared with a reason", async () => {
    openGuests();
    const guest = await writeDown();
    expect((await guestRefusalOf(act(guest, "markUnwelcome", " "))).codes).toEqual(["FIELD_MISSING"]);
    const marked = await act(guest, "markUnwelcome", "Rompió el televisor");
    expect(marked.unwelcome).toMatchObject({ reason: "Rompió el televisor", by: "Marina Solé" });
    expect(await idsOf({ view: "unwelcome" })).toContain(guest.id);
    const [found] = await guestsApi.searchGuests({ query: { text: "zurine" } });
    expect(found?.unwelcome?.reason).toBe("Rompió el televisor");
    const cleared = await act(marked, "clearUnwelcome", "Lo pagó");
    expect(cleared.unwelcome).toBeUndefined();
    expect(cleared.history.map(({ what, note }) => [what, note]).slice(0, 2)).toEqual([
      ["clearUnwelcome", "Lo pagó"],
      ["markUnwelcome", "Rompió el televisor"],
    ]);
  });

  it("is booked only with a reason, which the history keeps", async () => {
    openGuests();
    const { id } = await act(await writeDown(), "markUnwelcome", "Ruido");
    const refused = await hotelRefusalOf(book(id));
    expect(refused).toMatchObject({ status: 409, isOverridable: true, codes: ["GUEST_UNWELCOME"] });
    const booked = await book(id, { overrideReason: "Dirección lo autoriza" });
    expect(booked.history[0]).toMatchObject({ what: "created", note: "Dirección lo autoriza" });
    const draft = { ...draftOf(), newGuest: undefined, guestId: id, adults: 1 };
    const body = { version: booked.version, draft };
    expect((await guestsApi.updateReservation({ params: { id: booked.id }, body })).adults).toBe(1);
  });
});

it("has a sample of guests who are written twice, incomplete, or not welcome", async () => {
  openGuests({});
  const pairs = await guestsApi.listDuplicateGuests();
  expect(pairs).toHaveLength(12);
  const { inView, total } = await guestsApi.listGuests({ query: {} });
  expect(inView).toMatchObject({ unwelcome: 3 });
  expect(inView.incomplete).toBeGreaterThan(100);
  expect(inView.incomplete).toBeLessThan(total / 3);
  expect(inView.vip).toBeGreaterThan(20);
});

it("has as many guests as an address asks for", async () => {
  openGuests({ reservations: 30, guests: 500 });
  expect((await guestsApi.listGuests({ query: {} })).total).toBe(500);
});
