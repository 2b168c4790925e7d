import { describe, expect, it } from "vitest";

import { complaintStates } from "@/contract/guests/complaint";
import { folioContract } from "@/contract/reservations/folios";
import { addDays } from "@/domain/civilDate";
import { createClient } from "@/shared/api/createClient";

import {
  act,
  complain,
  complaintOf,
  complaintRefusalOf,
  complaintsApi,
  openComplaints,
} from "../../support/complaintCalls";

const HOUR = 3_600_000;
const get = (id: string) => complaintsApi.getComplaint({ params: { id } });
const rows = (query = {}) => complaintsApi.exportComplaints({ query });
const idsOf = async (query = {}) => (await rows(query)).map(({ id }) => id);

/** A sample with a complaint of a guest in house. */
async function openStay() {
  const { db } = openComplaints();
  const stay = [...db.hotel.all()].find(({ state }) => state === "inHouse")!;
  return { db, stay, complaint: await complain({ guestId: stay.guestId }) };
}

it("has a sample of forty complaints over a quarter, in all states, of known guests and rooms", async () => {
  const { db } = openComplaints();
  const all = await rows();
  expect(all).toHaveLength(40);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(complaintStates));
  expect(all.every(({ guest, room }) => guest !== "" && room !== "")).toBe(true);
  const [first] = all.map(({ createdAt }) => createdAt).toSorted();
  expect(first!.slice(0, 10) >= addDays(db.hotel.property.businessDate, -90)).toBe(true);
  const { inView } = await complaintsApi.listComplaints({ query: {} });
  expect(inView).toMatchObject({ open: 11, late: 3 });
  expect(Math.min(inView.unapproved, inView.officialForm, inView.mine)).toBeGreaterThan(0);
});

describe("the list", () => {
  it("has what is due first on top, then the newest", async () => {
    const { advance } = openComplaints();
    const { id } = await complain({ severity: "critical" });
    advance(2 * HOUR);
    const all = await rows();
    expect(all.findIndex((row) => row.id === id)).toBeLessThan(5);
    expect(all.slice(0, 4).every(({ isLate }) => isLate)).toBe(true);
    expect(all.at(-1)!.state).toBe("closed");
  });

  it("finds by number, name without accents, room and text, and filters", async () => {
    openComplaints();
    const { id } = await complain({ description: "Una avería en la persiana." });
    for (const text of [id, "anais fontaine", "207", "averia persiana"]) expect(await idsOf({ text })).toContain(id);
    const filters = { states: "open,closed", categories: "noise", severities: "serious", guestId: "guest-26" };
    expect(await idsOf(filters)).toContain(id);
    expect(await idsOf({ ...filters, states: "closed" })).not.toContain(id);
  });

  it("finds who may complain by room and by name, with the room of guests in house", async () => {
    const { db, stay } = await openStay();
    const { number } = db.hotel.room(stay.nights.at(-1)!.roomId!)!;
    const find = (text: string) => complaintsApi.findComplainants({ query: { text } });
    expect((await find(number))[0]).toMatchObject({ guestId: stay.guestId, room: number });
    expect((await find("fontaine anais"))[0]).toMatchObject({ guestId: "guest-26", guest: "Anaïs Fontaine" });
    expect(await find(" ")).toEqual([]);
  });
});

describe("a complaint", () => {
  it("is made once by its call, with a number, and once per chat message", async () => {
    openComplaints();
    expect((await complain()).id).toBe("Q-000041");
    const create = (roomId: string) =>
      complaintsApi.createComplaint({ body: { clientId: "once", draft: complaintOf({ roomId }) } });
    const made = await create("R-207");
    expect(made.id).toBe("Q-000042");
    expect(await create("R-207")).toEqual(made);
    expect(await complaintRefusalOf(create(""))).toMatchObject({ status: 409, current: { id: made.id } });
    const origin = { chatId: "contact-omar", messageId: "m-1" };
    const { id } = await complain({ origin });
    expect(await complaintRefusalOf(complain({ origin }))).toMatchObject({
      status: 409,
      message: `Este mensaje ya consta en la queja ${id}.`,
    });
    await complain({ origin: { ...origin, messageId: "m-2" } });
  });

  it("takes nothing that cannot be, and says so by field", async () => {
    openComplaints();
    const draft = { guestId: "guest-9999", severity: "?" as never, description: "Mal" };
    const refused = await complaintRefusalOf(complain(draft));
    expect(refused).toMatchObject({ status: 422, message: "Describa la queja (mín. 10 caracteres)." });
    expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(["description", "severity", "who"]);
  });

  it("goes its way, and writes down who, when, what, from and to", async () => {
    const { advance } = openComplaints();
    const started = await act(await complain(), "start");
    expect(await complaintRefusalOf(act(started, "close"))).toMatchObject({ codes: ["ACT_NOT_NOW"] });
    advance(HOUR);
    const resolved = await act(started, "resolve", { solution: " Cambio a la 305. " });
    expect(resolved).toMatchObject({ state: "resolved", solution: "Cambio a la 305.", owner: "Marina Solé" });
    expect(resolved.history[0]).toEqual({
      id: "history-3",
      at: "2026-04-14T09:00:00.000Z",
      by: "Marina Solé",
      what: "resolve",
      changes: [{ field: "state", before: "inProgress", after: "resolved" }],
      note: "Cambio a la 305.",
    });
    const followed = await act(resolved, "followUp", { followUpOn: "2026-04-16" });
    const reopened = await act(await act(followed, "close"), "reopen", { reason: "Sigue el ruido." });
    expect(reopened).toMatchObject({ state: "inProgress", solution: "", followUpOn: "", resolvedAt: "" });
  });

  it("takes money off the bill of a guest in house, once, and a meal from no bill", async () => {
    const { db, stay, complaint } = await openStay();
    const given = await act(complaint, "compensate", { kind: "discount", amount: 1500 });
    const allowance = { kind: "allowance", amount: -1500, sourceRef: `complaint:${given.id}:1`, description: "" };
    const reason = `${given.id} · Obras a las siete de la mañana.`;
    expect(db.hotel.get(stay.id).charges).toMatchObject([{ ...allowance, reason }]);
    await act(given, "compensate", { kind: "meal", amount: 2000 });
    expect(db.hotel.get(stay.id).charges).toHaveLength(1);
  });

  it("costs nothing once it is corrected on the bill, and may be given again", async () => {
    const { db, stay, complaint } = await openStay();
    const given = await act(complaint, "compensate", { kind: "refund", amount: 1500 });
    const { charges, version } = db.hotel.get(stay.id);
    const body = { version, chargeId: charges[0]!.id, reason: "Se le cambia de habitación" };
    await createClient(folioContract).actOnFolio({ params: { id: stay.id, action: "correct" }, body });
    const now = await get(given.id);
    expect(now).toMatchObject({ compensation: 0, compensations: [{ amount: 1500, isTakenBack: true }] });
    const again = await act(now, "compensate", { kind: "refund", amount: 900 });
    expect(again).toMatchObject({ compensation: 900, compensations: [{ isTakenBack: true }, { amount: 900 }] });
  });

  it("has the VAT of what it lowers, and is taken back from the line of any rate", async () => {
    const { db, stay, complaint } = await openStay();
    const spa = { id: "spa", sourceRef: "spa", kind: "posted", description: "Spa", amount: 900_00, vat: 21 } as const;
    db.hotel.put({ ...stay, charges: [...stay.charges, { ...spa, date: db.hotel.property.businessDate }] });
    const given = await act(complaint, "compensate", { kind: "refund", amount: 1500 });
    const lines = db.hotel.get(stay.id).charges.filter(({ kind }) => kind === "allowance");
    expect(lines.map(({ vat }) => vat)).toEqual([10, 21]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(-1500);
    expect(given).toMatchObject({ compensation: 1500 });
    const { version } = db.hotel.get(stay.id);
    const body = { version, chargeId: lines[1]!.id, reason: "Se le cambia de habitación" };
    await createClient(folioContract).actOnFolio({ params: { id: stay.id, action: "correct" }, body });
    expect(await get(given.id)).toMatchObject({ compensation: 0, compensations: [{ isTakenBack: true }] });
  });

  it("stays marked for the management until compensations above the limit have been seen", async () => {
    openComplaints();
    const small = { kind: "discount", amount: 4000 } as const;
    const first = await act(await complain(), "compensate", small);
    expect(first).toMatchObject({ compensation: 4000, unapproved: 0 });
    expect(await complaintRefusalOf(act(first, "compensate", small))).toMatchObject({
      codes: ["FIELD_MISSING"],
    });
    const second = await act(first, "compensate", { ...small, reason: "Segunda noche." });
    expect(second).toMatchObject({ compensation: 8000, unapproved: 4000 });
    expect(second.history[0]!.changes).toContainEqual({ field: "kind", before: "", after: "discount" });
    expect(await idsOf({ view: "unapproved" })).toContain(second.id);
    const solved = await act(second, "resolve", { solution: "Cambio." });
    expect(await complaintRefusalOf(act(solved, "close"))).toMatchObject({ codes: ["COMPENSATION_UNAPPROVED"] });
    const approved = await act(solved, "approve");
    expect(approved).toMatchObject({ compensation: 8000, unapproved: 0 });
    expect(await act(approved, "close")).toMatchObject({ state: "closed" });
  });

  it("keeps a single official form with the day to answer it", async () => {
    openComplaints();
    const input = { formNumber: "HR-77", receivedOn: "2026-04-13" };
    const filed = await act(await complain(), "officialForm", input);
    expect(filed.officialForm).toEqual({ number: "HR-77", receivedOn: "2026-04-13", answerBy: "2026-04-27" });
    const refused = await complaintRefusalOf(act(filed, "officialForm", input));
    expect(refused).toMatchObject({ codes: ["OFFICIAL_FORM_EXISTS"] });
  });
});

describe("the guest of a complaint", () => {
  it("is the kept record after a merge", async () => {
    const { db } = openComplaints();
    const { id: _id, version, ...known } = db.hotel.guests.get("guest-26");
    const twin = db.hotel.guests.add({ ...known, firstName: "Anais" });
    const { id } = await complain({ guestId: twin.id });
    const body = { otherId: twin.id, version, otherVersion: twin.version, chosen: { firstName: "kept" } as const };
    await complaintsApi.mergeGuests({ params: { id: "guest-26" }, body });
    expect(await idsOf({ guestId: "guest-26" })).toContain(id);
    expect(await get(id)).toMatchObject({ guestId: "guest-26", guest: "Anaïs Fontaine" });
  });

  it("cannot be told from it any more, once they are anonymised", async () => {
    openComplaints();
    const made = await complain({ description: "Anaïs no pudo dormir.", origin: { chatId: "c", messageId: "m" } });
    const { id } = await act(made, "resolve", { solution: "Hablado con Anaïs." });
    const { version } = await complaintsApi.getGuest({ params: { id: "guest-26" } });
    await complaintsApi.actOnGuest({ params: { id: "guest-26", action: "anonymise" }, body: { version } });
    const erased = await get(id);
    expect(JSON.stringify(erased)).not.toContain("Anaïs");
    expect(erased).toMatchObject({ state: "resolved", createdAt: made.createdAt });
    expect(erased.origin).toBeUndefined();
  });
});
