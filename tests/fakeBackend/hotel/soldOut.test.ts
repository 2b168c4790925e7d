import { describe, expect, it } from "vitest";

import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";
import { sentenceLimits, sentences } from "@/contract/sentences";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const middle = "2026-05-13";
const stay = { arrival: "2026-05-12", departure: "2026-05-15" };

/** A hotel without guests but those of the test. */
const openQuiet = () => openHotel({ reservations: 1 }).hotel;

/** A suite for one night, again and again, until none is left. */
async function fill(hotel: Hotel, date = middle) {
  const departure = date.replace(/\d\d$/, (day) => String(Number(day) + 1));
  const suites = hotel.rooms.filter(({ roomTypeId }) => roomTypeId === "STE").length;
  for (let count = 0; count < suites; count += 1) await book({ roomTypeId: "STE", arrival: date, departure });
  return suites;
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
function create(changes: Partial<ReservationDraft> = {}, decisions: SaveDecisions = {}) {
  calls += 1;
  const draft = draftOf({ roomTypeId: "STE", ...stay, ...changes });
  return hotelApi.createReservation({ body: { clientId: `sold-out-${calls}`, draft, ...decisions } });
}

const allow = (hotel: Hotel, rooms: number, date = middle) =>
  hotel.overbookings.put({ roomTypeId: "STE", date, rooms, reason: "Feria", by: "Marina Solé", at: "" });

describe("a type that is full on one night in the middle", () => {
  it("says on which, and how many are sold beyond the existing ones", async () => {
    const hotel = openQuiet();
    await fill(hotel);
    const offer = await offerOf();
    expect(offer.reasons.map(({ message }) => message)).toEqual([
      "Sin disponibilidad de Suite la noche del 13/05/2026.",
    ]);
    expect(offer.oversale).toEqual({ rooms: 1, allowed: 0 });
  });

  it("is sold within what is allowed without a reason, and counts what is left of it", async () => {
    const hotel = openQuiet();
    await fill(hotel);
    allow(hotel, 2);
    expect(await offerOf()).toMatchObject({ reasons: [], oversale: { rooms: 1, allowed: 2 }, available: 0 });
    await create();
    expect(await offerOf()).toMatchObject({ reasons: [], oversale: { rooms: 2, allowed: 2 } });
    await create();
    expect((await hotelRefusalOf(create())).codes).toEqual(["NO_AVAILABILITY"]); // another tab was quicker
    expect((await offerOf()).oversale).toEqual({ rooms: 3, allowed: 2 });
  });

  it("is sold beyond that with a reason, which the history keeps, and not with blanks", async () => {
    const hotel = openQuiet();
    await fill(hotel);
    expect(await hotelRefusalOf(create({}, { saleOverride: "  " }))).toMatchObject({ status: 409 });
    const { history, nights } = await create({}, { saleOverride: " Lo pide dirección " });
    expect(nights).toHaveLength(3);
    expect(history[0]!.note).toBe("Lo pide dirección");
  });

  it("keeps no reason for what could be sold without one", async () => {
    openQuiet();
    expect((await create({}, { saleOverride: "Por si acaso" })).history[0]!.note).toBeUndefined();
  });

  it("is not sold by the reason for which a guest is accepted", async () => {
    const hotel = openQuiet();
    const { guest } = await book();
    hotel.putGuest({
      ...hotel.guests.get(guest.id),
      unwelcome: { reason: "Impagos", by: "", at: "2026-04-01T09:00:00.000Z" },
    });
    await fill(hotel);
    const asked = { newGuest: undefined, guestId: guest.id };
    expect((await hotelRefusalOf(create(asked, { overrideReason: "Ha pagado" }))).codes).toEqual(["NO_AVAILABILITY"]);
    const both = await create(asked, { overrideReason: "Ha pagado", saleOverride: "Feria" });
    expect(both.history[0]!.note).toBe("Feria · Ha pagado");
  });

  it("takes a reason of 2,000 letters whole, and refuses a longer one beside its field", async () => {
    const hotel = openQuiet();
    await fill(hotel);
    const long = "x".repeat(sentenceLimits.noteTooLong);
    await expect(create({}, { saleOverride: `${long}x` })).rejects.toMatchObject({
      response: { status: 400, data: { fields: { saleOverride: sentences.noteTooLong } } },
    });
    expect((await create({}, { saleOverride: long })).history[0]!.note).toBe(long);
  });

  it("puts a guest on the waiting list without a reason", async () => {
    await fill(openQuiet());
    expect((await create({ state: "waitlist" })).state).toBe("waitlist");
  });

  it("takes a guest from the waiting list with a reason, by the action as by the form", async () => {
    const hotel = openQuiet();
    const { id, version } = await create({ state: "waitlist" });
    await fill(hotel);
    const confirm = (overrideReason?: string) =>
      hotelApi.actOnReservation({ params: { id, action: "confirm" }, body: { version, overrideReason } });
    const { actions } = await hotelApi.getReservation({ params: { id } });
    expect(actions.find(({ action }) => action === "confirm")).toMatchObject({ isAllowed: false, isOverridable: true });
    expect((await hotelRefusalOf(confirm())).codes).toEqual(["NO_AVAILABILITY"]);
    const { state, history } = await confirm("Lo pide dirección");
    expect([state, history[0]!.note]).toEqual(["confirmed", "Lo pide dirección"]);
  });

  it("does not give a room to two guests, whatever the reason", async () => {
    const hotel = openQuiet();
    const taken = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!.id;
    await hotelApi.createReservation({
      body: { clientId: "holder", draft: draftOf({ roomTypeId: "STE", ...stay }), roomId: taken },
    });
    const again = hotelApi.createReservation({
      body: { clientId: "second", draft: draftOf({ roomTypeId: "STE", ...stay }), roomId: taken, saleOverride: "Sí" },
    });
    expect((await hotelRefusalOf(again)).codes).toContain("ROOM_TAKEN");
  });

  it("takes longer stays of those who are there with a reason, too", async () => {
    const hotel = openQuiet();
    const { id, version } = await create({ departure: middle });
    await fill(hotel);
    const draft = { ...draftOf({ roomTypeId: "STE", ...stay }), newGuest: undefined, guestId: hotel.get(id).guestId };
    const save = (decisions: SaveDecisions) =>
      hotelApi.updateReservation({ params: { id }, body: { version, draft, ...decisions } });
    expect((await hotelRefusalOf(save({}))).codes).toEqual(["NO_AVAILABILITY"]);
    expect((await save({ saleOverride: "Enfermo" })).history[0]).toMatchObject({ what: "changed", note: "Enfermo" });
  });
});

describe("other dates", () => {
  it("are those around without the full night, the nearest first, with their price", async () => {
    const hotel = openQuiet();
    await fill(hotel);
    const found = await alternatives();
    const around = ["10", "14", "09", "15", "08", "16", "07", "17", "06", "18", "05", "19"];
    expect(found.map(({ arrival }) => arrival)).toEqual(around.map((day) => `2026-05-${day}`));
    const { total } = await offerOf({ arrival: found[0]!.arrival, departure: found[0]!.departure });
    expect(found[0]!.total).toBe(total);
  });

  it("are never before today, nor dates that are only free by overbooking", async () => {
    const hotel = openQuiet();
    const tonight = { arrival: "2026-04-14", departure: "2026-04-15" };
    await fill(hotel, "2026-04-16");
    allow(hotel, 2, "2026-04-16");
    const arrivals = (await alternatives(tonight)).map(({ arrival }) => arrival);
    expect(arrivals).not.toContain("2026-04-16");
    expect(arrivals.toSorted()[0]).toBe("2026-04-15");
  });

  it("are refused for dates that are not a stay", async () => {
    openQuiet();
    const refused = await hotelRefusalOf(alternatives({ departure: "2026-05-11" }));
    expect(refused).toMatchObject({ status: 422, codes: ["DEPARTURE_BEFORE_ARRIVAL"] });
  });
});

describe("a restriction", () => {
  it("is overridden with a reason, but too many people are not", async () => {
    openQuiet();
    const short = { ratePlanId: "HB", departure: middle };
    expect((await hotelRefusalOf(create(short))).codes).toEqual(["MIN_STAY"]);
    expect((await create(short, { saleOverride: "Última hora" })).history[0]!.note).toBe("Última hora");
    const crowd = create({ ...short, adults: 9 }, { saleOverride: "Última hora" });
    expect((await hotelRefusalOf(crowd)).codes).toContain("TOO_MANY_PEOPLE");
  });
});
