import { describe, expect, it } from "vitest";

import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";
import { sentenceLimits, sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { act, codesOf, get, openQuiet, save } from "./stayCalls";

const middle = "2026-05-13";
const stay = { arrival: "2026-05-12", departure: "2026-05-15" };

/** A hotel in which all four suites are sold for one night in the middle of the stay. */
async function openFull(date = middle) {
  const hotel = openQuiet();
  await fill(date);
  return hotel;
}

async function fill(date = middle) {
  for (let count = 0; count < 4; count += 1)
    await book({ roomTypeId: "STE", arrival: date, departure: addDays(date, 1) });
}

const offerOf = async (changes: object = {}) =>
  (await hotelApi.listOffers({ query: { ...stay, adults: 2, ...changes } })).find(
    ({ roomTypeId, ratePlanId }) => roomTypeId === "STE" && ratePlanId === "BAR",
  )!;

const alternatives = (changes: object = {}) =>
  hotelApi.listOfferAlternatives({
    query: { ...stay, adults: 2, roomTypeId: "STE", ratePlanId: "BAR", ...changes },
  });

let calls = 0;
function create(changes: Partial<ReservationDraft> = {}, decisions: SaveDecisions & { roomId?: string } = {}) {
  calls += 1;
  const draft = draftOf({ roomTypeId: "STE", ...stay, ...changes });
  return hotelApi.createReservation({ body: { clientId: `sold-out-${calls}`, draft, ...decisions } });
}

const noteOf = async (call: ReturnType<typeof create>) => (await call).history[0]!.note;

const allow = (hotel: Hotel, rooms: number, date = middle) =>
  hotel.overbookings.put({ roomTypeId: "STE", date, rooms, reason: "Feria", by: "Marina Solé", at: "" });

describe("a type that is full on a night in the middle", () => {
  it("says on which, and how many are sold beyond the existing rooms", async () => {
    await openFull();
    expect(await offerOf()).toMatchObject({
      reasons: [{ message: "Sin disponibilidad de Suite la noche del 13/05/2026." }],
      oversale: { rooms: 1, allowed: 0 },
    });
  });

  it("is sold within what is allowed without a reason, and counts what is left of it", async () => {
    allow(await openFull(), 2);
    expect(await offerOf()).toMatchObject({ reasons: [], oversale: { rooms: 1, allowed: 2 }, available: 0 });
    await create();
    expect(await offerOf()).toMatchObject({ reasons: [], oversale: { rooms: 2, allowed: 2 } });
    await create();
    expect(await codesOf(create())).toEqual(["NO_AVAILABILITY"]); // another tab was quicker
    expect((await offerOf()).oversale).toEqual({ rooms: 3, allowed: 2 });
  });

  it("is sold beyond that for a reason of up to 2,000 letters, which the history keeps", async () => {
    await openFull();
    const long = "x".repeat(sentenceLimits.noteTooLong);
    expect(await hotelRefusalOf(create({}, { saleOverride: "  " }))).toMatchObject({ status: 409 });
    await expect(create({}, { saleOverride: `${long}x` })).rejects.toMatchObject({
      response: { status: 400, data: { fields: { saleOverride: sentences.noteTooLong } } },
    });
    const { history, nights } = await create({}, { saleOverride: " Lo pide dirección " });
    expect([nights.length, history[0]!.note]).toEqual([3, "Lo pide dirección"]);
    expect(await noteOf(create({}, { saleOverride: long }))).toBe(long);
  });

  it("keeps no reason for what could be sold without a reason", async () => {
    openQuiet();
    expect(await noteOf(create({}, { saleOverride: "Por si acaso" }))).toBeUndefined();
  });

  it("is not sold by the reason for which a guest is accepted", async () => {
    const hotel = await openFull();
    const { guest } = await book();
    const unwelcome = { reason: "Impagos", by: "", at: "2026-04-01T09:00:00.000Z" };
    hotel.putGuest({ ...hotel.guests.get(guest.id), unwelcome });
    const asked = { newGuest: undefined, guestId: guest.id };
    expect(await codesOf(create(asked, { overrideReason: "Ha pagado" }))).toEqual(["NO_AVAILABILITY"]);
    const both = { overrideReason: "Ha pagado", saleOverride: "Feria" };
    expect(await noteOf(create(asked, both))).toBe("Feria · Ha pagado");
  });

  it("takes a guest on the waiting list without a reason, and off it for a reason alone", async () => {
    await openFull();
    const waiting = await create({ state: "waitlist" });
    expect(waiting.state).toBe("waitlist");
    const confirm = (overrideReason?: string) => act(waiting, "confirm", { overrideReason });
    const { actions } = await get(waiting.id);
    expect(actions.find(({ action }) => action === "confirm")).toMatchObject({ isAllowed: false, isOverridable: true });
    expect(await codesOf(confirm())).toEqual(["NO_AVAILABILITY"]);
    const { state, history } = await confirm("Lo pide dirección");
    expect([state, history[0]!.note]).toEqual(["confirmed", "Lo pide dirección"]);
  });

  it("gives no room to two guests, whatever the reason", async () => {
    const roomId = openQuiet().rooms.find(({ roomTypeId }) => roomTypeId === "STE")!.id;
    await create({}, { roomId });
    expect(await codesOf(create({}, { roomId, saleOverride: "Sí" }))).toContain("ROOM_TAKEN");
  });

  it("takes longer stays of those who are there for a reason, too", async () => {
    openQuiet();
    const short = await create({ departure: middle });
    await fill();
    expect(await codesOf(save(short, stay))).toEqual(["NO_AVAILABILITY"]);
    const { history } = await save(short, stay, { saleOverride: "Enfermo" });
    expect(history[0]).toMatchObject({ what: "changed", note: "Enfermo" });
  });
});

describe("other dates", () => {
  it("are those around without the full night, the nearest first, with their price", async () => {
    await openFull();
    const found = await alternatives();
    const around = ["10", "14", "09", "15", "08", "16", "07", "17", "06", "18", "05", "19"];
    expect(found.map(({ arrival }) => arrival)).toEqual(around.map((day) => `2026-05-${day}`));
    const { arrival, departure, total } = found[0]!;
    expect(total).toBe((await offerOf({ arrival, departure })).total);
  });

  it("are never before today, nor free by overbooking alone", async () => {
    allow(await openFull("2026-04-16"), 2, "2026-04-16");
    const found = await alternatives({ arrival: "2026-04-14", departure: "2026-04-15" });
    const arrivals = found.map(({ arrival }) => arrival);
    expect(arrivals).not.toContain("2026-04-16");
    expect(arrivals.toSorted()[0]).toBe("2026-04-15");
  });

  it("are refused for dates that are not a stay", async () => {
    openQuiet();
    const refused = await hotelRefusalOf(alternatives({ departure: "2026-05-11" }));
    expect(refused).toMatchObject({ status: 422, codes: ["DEPARTURE_BEFORE_ARRIVAL"] });
  });
});

it("overrides a restriction for a reason, but not the number of people", async () => {
  openQuiet();
  const short = { ratePlanId: "HB", departure: middle };
  const reason = { saleOverride: "Última hora" };
  expect(await codesOf(create(short))).toEqual(["MIN_STAY"]);
  expect(await noteOf(create(short, reason))).toBe("Última hora");
  expect(await codesOf(create({ ...short, adults: 9 }, reason))).toContain("TOO_MANY_PEOPLE");
});
