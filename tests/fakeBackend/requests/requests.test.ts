import { describe, expect, it, vi } from "vitest";

import type { GuestRequest, RequestDraft } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(requestsContract);
const today = "2026-04-14";
let calls = 0;

async function ask(draft: Partial<RequestDraft> = {}, clientId = `request-call-${(calls += 1)}`) {
  const reservationId = draft.reservationId ?? (await book({ arrival: today, departure: "2026-04-17" })).id;
  const cot = { kind: "cot", quantity: 1, dueOn: today, dueTime: "15:00", note: "" } as const;
  return api.createRequest({ body: { clientId, draft: { ...cot, ...draft, reservationId } } });
}

/** Asked for too late, and done all the same. */
const promised = { overrideReason: "Es un detalle" };

const act = ({ id, version }: GuestRequest, action: string, more = {}) =>
  api.actOnRequest({ params: { id, action }, body: { version, ...more } });

describe("the sample", () => {
  it("has 120 requests of existing reservations, in every state, within the stock", async () => {
    const { hotel } = openHotel();
    const rows = await api.exportRequests({ query: {} });
    expect(rows).toHaveLength(120);
    expect(new Set(rows.map(({ state }) => state)).size).toBe(6);
    expect(rows.every(({ reservationId }) => hotel.find(reservationId))).toBe(true);
    const cots = rows.filter(({ kind, state }) => kind === "cot" && state !== "rejected" && state !== "cancelled");
    const asked = await Promise.all(cots.map(({ id }) => api.getRequest({ params: { id } })));
    const held = asked.flatMap(({ occurrences }) => occurrences);
    const most = Math.max(...held.map(({ date }) => held.filter((one) => one.date === date).length));
    expect(most).toBeLessThanOrEqual(4);
    expect(rows.filter(({ urgency }) => urgency === "today").length).toBeGreaterThan(5);
  });

  it("has what is late or due today on top, and counts its views and duties", async () => {
    openHotel();
    const { rows, inView } = await api.listRequests({ query: { perPage: 200 } });
    const order = ["late", "today", "ahead", "ended"];
    const ranks = rows.map(({ urgency }) => order.indexOf(urgency));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const duties = await api.listDuties();
    expect(duties.reduce((sum, { late, today: due }) => sum + late + due, 0)).toBe(inView.toDo);
    const { total } = await api.listRequests({ query: { view: "toDo", departments: "housekeeping" } });
    const { late, today: due } = duties.find(({ department }) => department === "housekeeping")!;
    expect(total).toBe(late + due);
  });
});

describe("a request", () => {
  it("is created once however often it is sent, and found by guest, room and number", async () => {
    openHotel({ reservations: 1 });
    const { id, reservationId } = await ask({}, "twice");
    expect((await ask({ reservationId }, "twice")).id).toBe(id);
    expect((await hotelRefusalOf(ask({ reservationId, note: "Otra" }, "twice"))).codes).toEqual(["RECORD_STALE"]);
    for (const text of [id, reservationId.toLowerCase(), "prueba iglesias"]) {
      expect((await api.listRequests({ query: { text } })).rows.map((row) => row.id)).toContain(id);
    }
    expect((await api.listRequestsOf({ params: { id: reservationId } })).map((row) => row.id)).toEqual([id]);
  });

  it("is listed with its stay's others in the order of the list, and no other stay is read", async () => {
    const { hotel } = openHotel();
    const { reservationId, id: towels } = await ask({ kind: "towels", dueTime: "18:00" });
    const { id: wakeUp } = await ask({ kind: "wakeUp", dueTime: "17:00", reservationId });
    const find = vi.spyOn(hotel, "find");
    const rows = await api.listRequestsOf({ params: { id: reservationId } });
    expect(rows.map(({ id }) => id)).toEqual([wakeUp, towels]);
    expect(new Set(find.mock.calls.map(([id]) => id))).toEqual(new Set([reservationId]));
    expect(await hotelRefusalOf(api.listRequestsOf({ params: { id: "RSV-999999" } }))).toMatchObject({ status: 404 });
  });

  it("is refused where the house has no more, by date, until another is cancelled", async () => {
    openHotel({ reservations: 1 });
    const first = await ask({ quantity: 4 });
    const refusal = await hotelRefusalOf(ask({ dueOn: "2026-04-16" }));
    expect([refusal.status, refusal.message]).toEqual([409, "No quedan cunas para el 16/04/2026."]);
    const cancelled = await act(first, "cancel", { reason: "Ya no viene el bebé" });
    const second = await ask({ dueOn: "2026-04-16" });
    expect(cancelled.history[0]).toMatchObject({ what: "cancel", note: "Ya no viene el bebé" });
    expect((await hotelRefusalOf(act(cancelled, "reopen"))).codes).toEqual(["NO_COTS"]);
    await act(second, "reject", { reason: "No hay" });
    expect((await act(cancelled, "reopen")).state).toBe("accepted");
  });

  it.each<[string, Partial<RequestDraft>, ...string[]]>([
    ["reservation", { reservationId: "RSV-999999" }, "REQUEST_RESERVATION_MISSING", "reservationId"],
    ["day of the stay", { dueOn: "2026-04-17" }, "REQUEST_OUT_OF_STAY"],
    ["day", { dueOn: "2026-04-31" }, "FIELD_MISSING", "dueOn"],
    ["quantity", { quantity: 0 }, "quantity"],
    ["time", { dueTime: "25:00" }, "REQUEST_TIME", "dueTime"],
    ["note", { note: "x".repeat(2001) }, "FIELD_TOO_LONG", "note"],
  ])("is refused without a possible %s", async (_, draft, ...where) => {
    openHotel({ reservations: 1 });
    const { status, codes, fields = {} } = await hotelRefusalOf(ask(draft));
    expect([status, ...codes, ...Object.keys(fields)]).toEqual([422, ...where]);
  });

  it("is done night by night, says who did it, and takes the last night back when opened", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const before = hotel.revision.count;
    const accepted = await act(await ask(), "accept");
    const sourceRef = `request:${accepted.id}:2026-04-15`;
    expect(accepted.occurrences[1]).toMatchObject({ date: "2026-04-15", sourceRef });
    const begun = await act(accepted, "finish");
    expect(begun).toMatchObject({ state: "inProgress", left: 2, nextOn: "2026-04-15" });
    expect(begun.occurrences[0]!.done).toEqual({ by: begun.history[0]!.by, at: "2026-04-14T08:00:00.000Z" });
    expect(begun.history[0]!.changes).toEqual([
      { field: "state", before: "accepted", after: "inProgress" },
      { field: "night", before: "", after: today },
    ]);
    expect((await hotelRefusalOf(act(begun, "finish"))).message).toBe("Aún no toca: es para la noche del 15/04/2026.");
    expect(hotel.revision.count).toBe(before + 4);
    const towels = await act(await act(await ask({ kind: "towels" }), "accept"), "finish");
    expect(towels.state).toBe("done");
    expect((await act(towels, "reopen")).occurrences[0]!.done).toBeUndefined();
  });

  it("is charged when it is done, taken back when it is opened again, and charged again", async () => {
    openHotel({ reservations: 1 });
    const { id: reservationId, total } = await book({ arrival: today, departure: "2026-04-17" });
    const charges = async () => (await hotelApi.getReservation({ params: { id: reservationId } })).charges;
    const done = await act(await act(await ask({ kind: "transfer", reservationId }), "accept", promised), "finish");
    const sourceRef = `request:${done.id}:${today}`;
    expect(await charges()).toMatchObject([{ sourceRef, amount: 4500, vat: 21, description: `traslado (${done.id})` }]);
    const opened = await act(done, "reopen");
    expect((await hotelApi.getReservation({ params: { id: reservationId } })).total).toBe(total);
    await act(opened, "finish");
    expect((await charges()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["posted", 4500],
      ["correction", -4500],
      ["posted", 4500],
    ]);
    expect((await charges()).at(-1)!.sourceRef).toBe(`${sourceRef}:2`);
  });

  it("is not charged where it is an extra, and not done for money on a closed folio", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const extras = [{ productId: "transfer", quantity: 1 }];
    const { id: reservationId } = await book({ arrival: today, departure: "2026-04-17", extras });
    await act(await act(await ask({ kind: "transfer", reservationId }), "accept", promised), "finish");
    expect(hotel.get(reservationId).charges).toEqual([]);
    const other = await act(await ask({ kind: "flowers" }), "accept", promised);
    hotel.put({ ...hotel.get(other.reservationId), state: "checkedOut" });
    expect(await hotelRefusalOf(act(other, "finish"))).toMatchObject({ status: 409, codes: ["FOLIO_CLOSED"] });
  });

  it("needs a reason to be rejected, and to be accepted too late", async () => {
    openHotel({ reservations: 1 });
    const flowers = await ask({ kind: "flowers" });
    expect((await hotelRefusalOf(act(flowers, "reject", { reason: " " }))).codes).toEqual(["FIELD_MISSING"]);
    expect((await hotelRefusalOf(act(flowers, "accept"))).codes).toEqual(["REQUEST_TOO_SOON"]);
    const accepted = await act(flowers, "accept", { overrideReason: "La floristería viene a las 14" });
    expect(accepted.history[0]).toMatchObject({ what: "accept", note: "La floristería viene a las 14" });
  });
});

it("is on the day board from its lead time or the day of arrival until it is done", async () => {
  const { hotel } = openHotel({ reservations: 1 });
  for (const stored of hotel.all()) hotel.put({ ...stored, isDeleted: true });
  const seen = async () =>
    (await hotelApi.getDay()).urgent.flatMap(({ requests = [] }) => requests.map(({ id }) => id));
  const later = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
  const ofLater = { reservationId: later.id, dueOn: "2026-04-15" };
  const flowers = await ask({ ...ofLater, kind: "flowers" });
  await ask({ ...ofLater, kind: "towels" });
  const arriving = await ask({ kind: "towels", dueOn: "2026-04-16" });
  expect((await seen()).toSorted()).toEqual([flowers.id, arriving.id].toSorted());
  await act(arriving, "cancel", { reason: "No hace falta" });
  expect(await seen()).toEqual([flowers.id]);
});
