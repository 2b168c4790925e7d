import { describe, expect, it } from "vitest";

import { netOf } from "@/domain/account/vat";
import { addDays } from "@/domain/civilDate";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const act = (id: string, action: string, version: number, more: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });

const saved = (id: string, version: number, changes: Parameters<typeof draftOf>[0]) =>
  hotelApi.updateReservation({
    params: { id },
    body: { version, draft: draftOf({ newGuest: undefined, ...changes }) },
  });

describe("a new reservation", () => {
  it("is written down with its guest, its price by night, its policies and who made it", async () => {
    openHotel();
    const booked = await book({ extras: [{ productId: "parking", quantity: 1 }] });
    expect(booked).toMatchObject({ state: "confirmed", version: 1, createdBy: "Marina Solé", balance: booked.total });
    expect(booked.guest).toMatchObject({ firstName: "Prueba", stays: 0 });
    expect(booked.nights.map(({ date }) => date)).toEqual(["2026-05-12", "2026-05-13"]);
    const room = booked.nights.reduce((sum, { price }) => sum + price, 0);
    expect(booked.total).toBe(room + 2 * 1600);
    expect(booked.policies.cancellation.name).toBe("Flexible");
    expect(booked.history).toMatchObject([{ what: "created", by: "Marina Solé" }]);
    expect(await hotelApi.getReservation({ params: { id: booked.id } })).toEqual(booked);
  });

  it("is made once, however often the call is repeated", async () => {
    const { hotel } = openHotel();
    const body = { clientId: "the same", draft: draftOf() };
    const first = await hotelApi.createReservation({ body });
    const count = [...hotel.all()].length;
    expect((await hotelApi.createReservation({ body })).id).toBe(first.id);
    expect([...hotel.all()]).toHaveLength(count);
  });

  it("is refused once its type is full, naming the type and the night, while a waiting list stays open", async () => {
    openHotel();
    let refused: Awaited<ReturnType<typeof hotelRefusalOf>> | undefined;
    for (let tries = 0; tries < 20 && !refused; tries += 1) {
      refused = await book({ roomTypeId: "STE" }).then(
        () => undefined,
        (error: unknown) => hotelRefusalOf(Promise.reject(error as Error)),
      );
    }
    expect(refused).toMatchObject({ status: 409, codes: ["NO_AVAILABILITY"] });
    expect(refused?.message).toMatch(/^Sin disponibilidad de Suite la noche del 1[23]\/05\/2026\.$/);
    expect((await book({ roomTypeId: "STE", state: "waitlist" })).state).toBe("waitlist");
  });

  it("is refused when the house is full, although the type may still be oversold", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const stay = { arrival: "2026-06-10", departure: "2026-06-11", adults: 1 };
    for (const { roomTypeId } of hotel.rooms) await book({ ...stay, roomTypeId });
    const refused = await hotelRefusalOf(book({ ...stay, roomTypeId: "DBL" }));
    expect(refused).toMatchObject({ status: 409, codes: ["HOUSE_FULL"] });
    expect(refused.message).toBe("El hotel está completo la noche del 10/06/2026.");
  });

  it("may arrive on the day on which another leaves the same room", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const first = await book();
    const second = await book({ arrival: first.departure, departure: addDays(first.departure, 2) });
    const roomId = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "DBL")!.id;
    await act(first.id, "assignRoom", 1, { roomId });
    expect((await act(second.id, "assignRoom", 1, { roomId })).nights[0]?.roomId).toBe(roomId);
  });

  it("takes no night for day use, and costs what its extras cost", async () => {
    const { hotel } = openHotel();
    const sold = hotel.nights.soldOn("2026-05-12");
    const dayUse = await book({ departure: "2026-05-12", extras: [{ productId: "dayUse", quantity: 1 }] });
    expect([dayUse.nights, dayUse.total]).toEqual([[], 4900]);
    expect(hotel.nights.soldOn("2026-05-12")).toBe(sold);
  });

  it.each([
    [{ departure: "2026-05-11" }, "DEPARTURE_BEFORE_ARRIVAL"],
    [{ departure: "9999-12-31" }, "STAY_TOO_LONG"],
    [{ arrival: "2026-04-13" }, "ARRIVAL_IN_THE_PAST"],
    [{ adults: 0 }, "ADULT_MISSING"],
    [{ adults: 3 }, "TOO_MANY_ADULTS"],
    [{ childrenAges: [4, 7] }, "TOO_MANY_PEOPLE"],
    [{ childrenAges: [18] }, "CHILD_AGE_MISSING"],
    [{ newGuest: undefined }, "GUEST_MISSING"],
    [{ newGuest: { ...draftOf().newGuest!, email: "" } }, "CONTACT_MISSING"],
    [{ state: "optional" as const }, "RELEASE_MISSING"],
  ])("is refused with %o", async (changes, code) => {
    const { hotel } = openHotel();
    const before = [...hotel.all()].length;
    const refused = await hotelRefusalOf(book(changes));
    expect(refused.status).toBe(422);
    expect(refused.codes).toContain(code);
    expect(refused.message).toBe(refused.reasons[0]!.message);
    expect([...hotel.all()]).toHaveLength(before);
  });

  it.each([
    [{ notes: { internal: "", guest: "", request: "x".repeat(2001) } }, "notes.request"],
    [{ newGuest: { ...draftOf().newGuest!, lastName: "x".repeat(101) } }, "newGuest.lastName"],
    [{ newGuest: { ...draftOf().newGuest!, email: "nobody" } }, "newGuest.email"],
    [{ roomTypeId: "ATTIC" }, "roomTypeId"],
    [{ ratePlanId: "FREE" }, "ratePlanId"],
    [{ channelId: "nowhere" }, "channelId"],
    [{ arrival: "2026-02-30" }, "arrival"],
    [{ arrival: "2026-02-30", departure: "2026-02-31" }, "departure"],
    [{ eta: "25:00" }, "eta"],
    [{ eta: "at 15:00" }, "eta"],
    [{ eta: "15:00 or so" }, "eta"],
    [{ adults: 1.5 }, "adults"],
    [{ adults: -1 }, "adults"],
    [{ adults: "2" as never }, "adults"],
    [{ externalRef: "x".repeat(101) }, "externalRef"],
    [{ state: "optional" as const, releaseOn: "soon" }, "releaseOn"],
    [{ extras: [{ productId: "parking", quantity: 0 }] }, "extras"],
    [{ extras: [{ productId: "parking", quantity: 1.5 }] }, "extras"],
    [{ extras: [{ productId: "parking", quantity: 100 }] }, "extras"],
    [{ extras: [{ productId: "yacht", quantity: 1 }] }, "extras"],
    [{ newGuest: undefined, guestId: "nobody" }, "guestId"],
  ])("is refused with a sentence for the field at fault: %#", async (changes, field) => {
    openHotel();
    const { status, fields } = await hotelRefusalOf(book(changes));
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {})).toContain(field);
  });
});

it("is made with as much as a form lets through", async () => {
  openHotel();
  const most = { notes: { internal: "", guest: "", request: "x".repeat(2000) }, externalRef: "x".repeat(100) };
  const extras = [{ productId: "parking", quantity: 99 }];
  for (const eta of ["00:00", "19:45", "23:59"]) {
    expect(await book({ ...most, extras, eta })).toMatchObject({ ...most, eta, extras: [{ quantity: 99 }] });
  }
});

describe("a change", () => {
  it("keeps the agreed price of the nights that stay, and tells what changed and who changed it", async () => {
    const { hotel } = openHotel();
    const booked = await book();
    const stored = hotel.get(booked.id);
    hotel.put({ ...stored, nights: stored.nights.map((night) => ({ ...night, price: 1 })) });
    const changed = await saved(booked.id, 1, { guestId: booked.guest.id, departure: "2026-05-15", eta: "22:30" });
    expect(changed.nights.map(({ price }) => price).slice(0, 2)).toEqual([1, 1]);
    expect(changed.nights[2]?.price).toBeGreaterThan(1);
    expect(changed).toMatchObject({ version: 2, eta: "22:30" });
    expect(changed.history[0]).toMatchObject({ what: "changed", by: "Marina Solé" });
    expect(changed.history[0]?.changes).toContainEqual({ field: "eta", before: "", after: "22:30" });
  });

  it("into a type that is full is refused, and changes nothing", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    for (let count = 0; count < 4; count += 1) await book({ roomTypeId: "STE" });
    const booked = await book();
    const refused = await hotelRefusalOf(saved(booked.id, 1, { guestId: booked.guest.id, roomTypeId: "STE" }));
    expect(refused).toMatchObject({ status: 409, codes: ["NO_AVAILABILITY"] });
    expect(hotel.nights.count("STE", "2026-05-12").type.sold).toBe(4);
    expect(await hotelApi.getReservation({ params: { id: booked.id } })).toEqual(booked);
  });

  it("on an old version is refused, with the reservation as it stands", async () => {
    openHotel();
    const booked = await book();
    const changed = await saved(booked.id, 1, { guestId: booked.guest.id, eta: "21:00" });
    const refused = await hotelRefusalOf(saved(booked.id, 1, { guestId: booked.guest.id, eta: "23:00" }));
    expect(refused).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    expect(refused.current).toEqual(changed);
    expect(await hotelRefusalOf(act(booked.id, "cancel", 1))).toMatchObject({ codes: ["STALE_VERSION"] });
  });

  it("of a stay that is over may touch the notes and nothing else", async () => {
    const { hotel } = openHotel();
    const over = [...hotel.all()].find(({ state }) => state === "checkedOut")!;
    const { id, version, guestId, state: _, ...rest } = over;
    const draft = draftOf({ ...rest, guestId, newGuest: undefined });
    const save = (changes: object) =>
      hotelApi.updateReservation({ params: { id }, body: { version, draft: { ...draft, ...changes } } });
    expect(await hotelRefusalOf(save({ adults: draft.adults + 1 }))).toMatchObject({ codes: ["NOTES_ONLY"] });
    const notes = { ...draft.notes, internal: "Olvidó un cargador." };
    expect((await save({ notes })).notes.internal).toBe("Olvidó un cargador.");
  });

  it("of a stay in house leaves what has been slept, and may end it earlier", async () => {
    const { hotel } = openHotel();
    const { businessDate } = hotel.property;
    const inHouse = [...hotel.all()].find(
      ({ state, arrival, departure }) =>
        state === "inHouse" && arrival < businessDate && departure > addDays(businessDate, 1),
    )!;
    const draft = draftOf({ ...inHouse, state: "confirmed", newGuest: undefined });
    const save = (changes: object) =>
      hotelApi.updateReservation({
        params: { id: inHouse.id },
        body: { version: inHouse.version, draft: { ...draft, ...changes } },
      });
    expect(await hotelRefusalOf(save({ arrival: businessDate }))).toMatchObject({ codes: ["PAST_NIGHTS_FIXED"] });
    const shorter = await save({ departure: addDays(businessDate, 1) });
    expect(shorter.nights.at(-1)?.date).toBe(businessDate);
    expect(shorter.state).toBe("inHouse");
  });
});

describe("what is done with a reservation", () => {
  it("is cancelled for a reason, at the fee that was shown before, and comes back without it", async () => {
    const { hotel } = openHotel();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17", roomTypeId: "TWN" });
    expect(await hotelRefusalOf(act(booked.id, "cancel", 1))).toMatchObject({ status: 422, codes: ["REASON_MISSING"] });
    const preview = await hotelApi.previewCancellation({ params: { id: booked.id }, query: {} });
    expect(preview).toEqual({
      feeCause: "N1",
      fee: netOf({ amount: booked.nights[0]!.price }),
      refund: 0,
      daysBefore: 1,
    });
    const sold = hotel.nights.soldOn("2026-04-15");
    const cancelled = await act(booked.id, "cancel", 1, { cancelReason: "tooExpensive", note: "Llamó." });
    expect(cancelled).toMatchObject({ situation: "cancelled", total: preview.fee, cancelReason: "tooExpensive" });
    expect(cancelled.history[0]).toMatchObject({ what: "cancel", note: "Llamó." });
    expect(hotel.nights.soldOn("2026-04-15")).toBe(sold - 1);
    const back = await act(booked.id, "reactivate", 2);
    expect(back).toMatchObject({ state: "confirmed", total: booked.total, version: 3 });
    expect(back.cancelReason).toBeUndefined();
  });

  it("is cancelled without its fee where a reason is given, which the history keeps", async () => {
    openHotel();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17", roomTypeId: "TWN" });
    const waiver = { cancelReason: "forceMajeure", waiveFee: true } as const;
    const unexplained = await hotelRefusalOf(act(booked.id, "cancel", 1, { ...waiver, note: " " }));
    expect(unexplained).toMatchObject({ status: 422, codes: ["WAIVER_REASON_MISSING"] });
    const cancelled = await act(booked.id, "cancel", 1, { ...waiver, note: "Vuelo anulado" });
    expect(cancelled).toMatchObject({ state: "cancelled", total: 0, charges: [] });
    expect(cancelled.history[0]).toMatchObject({ what: "cancel", note: "Vuelo anulado" });
    expect(cancelled.history[0]!.changes).toContainEqual({
      field: "charge",
      before: "Gastos de cancelación",
      after: "",
    });
  });

  it("costs nothing where another reservation takes its place", async () => {
    openHotel();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17", roomTypeId: "TWN" });
    const params = { id: booked.id };
    const preview = await hotelApi.previewCancellation({ params, query: { cancelReason: "modified" } });
    expect(preview).toEqual({ feeCause: "N1", fee: 0, refund: 0, daysBefore: 1 });
    expect((await act(booked.id, "cancel", 1, { cancelReason: "modified" })).total).toBe(preview.fee);
  });

  it("is confirmed without its guarantee only with a reason", async () => {
    openHotel();
    const { id, total } = await book({ state: "pending", guarantee: "prepaid" });
    for (const overrideReason of [undefined, " "]) {
      const refused = await hotelRefusalOf(act(id, "confirm", 1, { overrideReason }));
      expect(refused).toMatchObject({
        status: 409,
        codes: ["GUARANTEE_MISSING"],
        reasons: [{ values: { amount: total } }],
      });
    }
    const confirmed = await act(id, "confirm", 1, { overrideReason: "Paga a la llegada." });
    expect(confirmed).toMatchObject({ state: "confirmed", balance: total });
    expect(confirmed.history[0]).toMatchObject({ what: "confirm", by: "Marina Solé", note: "Paga a la llegada." });
  });

  it("is marked as not arrived on the day after, at its fee, and not before", async () => {
    const { hotel } = openHotel();
    const entry = hotel.list.where(({ situation }) => situation === "arrivalOverdue")[0]!;
    const { id, version } = entry.reservation;
    const { fee } = await hotelApi.previewNoShow({ params: { id } });
    expect((await act(id, "markNoShow", version)).total).toBe(fee);
    const booked = await book();
    expect(await hotelRefusalOf(act(booked.id, "markNoShow", 1))).toMatchObject({ codes: ["ARRIVAL_NOT_PAST"] });
  });

  it("gets a room that is free and of its type or better, and gives it back", async () => {
    const { hotel } = openHotel({ reservations: 1500 });
    const booked = await book();
    const choices = await hotelApi.listRoomChoices({ params: { id: booked.id } });
    expect(choices).toHaveLength(48);
    expect(choices[0]).toMatchObject({ room: { roomTypeId: "DBL" }, reasons: [] });
    const firstTaken = choices.findIndex(({ reasons }) => reasons.length > 0);
    expect(choices.slice(firstTaken).every(({ reasons }) => reasons.length > 0)).toBe(true);
    const rankOf = new Map(hotel.roomTypes.map(({ id, rank }) => [id, rank]));
    const placeOf = ({ room, reasons }: (typeof choices)[number]) => {
      const rank = room.roomTypeId === "DBL" ? 0 : rankOf.get(room.roomTypeId)!;
      return [reasons.length > 0 ? 1 : 0, rank, room.number].join(" ");
    };
    expect(choices.map(placeOf)).toEqual(choices.map(placeOf).toSorted());
    expect(new Set(choices.map((choice) => placeOf(choice).slice(0, 3))).size).toBeGreaterThan(6);
    const single = await hotelRefusalOf(act(booked.id, "assignRoom", 1, { roomId: "R-101" }));
    expect(single.codes).toContain("ROOM_OF_OTHER_TYPE");

    const { room } = choices[0]!;
    const assigned = await act(booked.id, "assignRoom", 1, { roomId: room.id });
    expect(assigned.nights.every(({ roomId }) => roomId === room.id)).toBe(true);
    expect(assigned.history[0]?.changes).toMatchObject([{ field: "roomId", before: "" }]);
    const other = await book();
    const refused = await hotelRefusalOf(act(other.id, "assignRoom", 1, { roomId: room.id }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOM_TAKEN"] });
    expect(refused.message).toBe(`La habitación ${room.number} está ocupada la noche del 12/05/2026.`);
    expect((await act(booked.id, "unassignRoom", 2)).nights.every(({ roomId }) => roomId === undefined)).toBe(true);
    expect(hotel.nights.roomNights(room.id, ["2026-05-12"])).toEqual([{ date: "2026-05-12" }]);
  });

  it("does not give a room that is out of order", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const block = hotel.blocks.find(({ roomId }) => roomId === "R-209");
    const booked = await book({ arrival: block!.from, departure: addDays(block!.from, 1), roomTypeId: "TWN" });
    const refused = await hotelRefusalOf(act(booked.id, "assignRoom", 1, { roomId: "R-209" }));
    expect(refused.codes).toContain("ROOM_BLOCKED");
  });

  it("says of each action whether it is allowed, and why not; an unknown action is not found", async () => {
    openHotel();
    const booked = await book();
    for (const { action, isAllowed, reasons } of booked.actions) expect(isAllowed, action).toBe(reasons.length === 0);
    const refused = await hotelRefusalOf(act(booked.id, "checkIn", 1));
    expect(refused.reasons).toEqual(booked.actions.find(({ action }) => action === "checkIn")?.reasons);
    expect((await hotelRefusalOf(act(booked.id, "fly", 1))).status).toBe(404);
    expect((await hotelRefusalOf(act(booked.id, "constructor", 1))).status).toBe(404);
    expect((await hotelRefusalOf(hotelApi.getReservation({ params: { id: "RSV-999999" } }))).status).toBe(404);
  });

  it("is deleted and restored, unless its room type has been sold since", async () => {
    const { hotel } = openHotel();
    const booked = await book({ roomTypeId: "STE" });
    const params = { id: booked.id };
    expect(await hotelApi.deleteReservation({ params })).toBe("Reservation deleted.");
    expect((await hotelRefusalOf(hotelApi.getReservation({ params }))).status).toBe(404);
    expect((await hotelApi.restoreReservation({ params })).history[0]?.what).toBe("restored");
    await hotelApi.deleteReservation({ params });
    while (hotel.nights.count("STE", "2026-05-12").type.sold < 4) {
      await book({ roomTypeId: "STE", departure: "2026-05-13" });
    }
    expect(await hotelRefusalOf(hotelApi.restoreReservation({ params }))).toMatchObject({
      status: 409,
      codes: ["NO_AVAILABILITY"],
    });
    const paid = [...hotel.all()].find(({ payments, state }) => payments.length > 0 && state === "confirmed")!;
    const refused = await hotelRefusalOf(hotelApi.deleteReservation({ params: { id: paid.id } }));
    expect(refused).toMatchObject({ status: 409, codes: ["HAS_PAYMENTS"] });
  });

  it("is done to many one by one: what fails does not stop the others", async () => {
    openHotel();
    const [first, second] = [await book({ state: "pending" }), await book({ state: "waitlist" })];
    await act(second.id, "cancel", 1, { cancelReason: "other" });
    const ids = [first.id, second.id, "RSV-999999"];
    const results = await hotelApi.actOnMany({ body: { action: "confirm", ids } });
    expect(results.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(results[1]).toMatchObject({ customer: "Prueba Iglesias", reasons: [{ code: "INVALID_TRANSITION" }] });
    const deleted = await hotelApi.actOnMany({ body: { action: "delete", ids: [first.id] } });
    expect(deleted).toMatchObject([{ isDone: true, reasons: [] }]);
  });
});
