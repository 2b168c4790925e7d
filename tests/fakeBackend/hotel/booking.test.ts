import { describe, expect, it } from "vitest";

import { netOf } from "@/domain/account/vat";
import { addDays } from "@/domain/civilDate";

import { writeDown } from "../../support/guestCalls";
import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { act, codesOf, get, inRoom, openQuiet, roomIds, save, today } from "./stayCalls";

const tomorrow = { arrival: "2026-04-15", departure: "2026-04-17", roomTypeId: "TWN" };

describe("a new reservation", () => {
  it("is stored with its guest, its price by night, its policies and who made it", async () => {
    openHotel();
    const booked = await book({ extras: [{ productId: "parking", quantity: 1 }] });
    expect(booked).toMatchObject({ state: "confirmed", version: 1, createdBy: "Marina Solé", balance: booked.total });
    expect(booked.guest).toMatchObject({ firstName: "Prueba", stays: 0 });
    expect(booked.nights.map(({ date }) => date)).toEqual(["2026-05-12", "2026-05-13"]);
    const room = booked.nights.reduce((sum, { price }) => sum + price, 0);
    expect(booked.total).toBe(room + 2 * 1600);
    expect(booked.policies.cancellation.name).toBe("Flexible");
    expect(booked.history).toMatchObject([{ what: "created", by: "Marina Solé" }]);
    expect(await get(booked.id)).toEqual(booked);
  });

  it("is stored with as much as a form lets through", async () => {
    openHotel();
    const most = { notes: { internal: "", guest: "", request: "x".repeat(2000) }, externalRef: "x".repeat(100) };
    const extras = [{ productId: "parking", quantity: 99 }];
    for (const eta of ["00:00", "19:45", "23:59"])
      expect(await book({ ...most, extras, eta })).toMatchObject({ ...most, eta, extras: [{ quantity: 99 }] });
  });

  it("is refused where its type is full, with type and night, while a waiting list stays open", async () => {
    openQuiet();
    const suite = { roomTypeId: "STE" };
    for (let room = 0; room < 4; room += 1) await book(suite);
    expect(await hotelRefusalOf(book(suite))).toMatchObject({
      status: 409,
      codes: ["NO_AVAILABILITY"],
      message: "Sin disponibilidad de Suite la noche del 12/05/2026.",
    });
    expect((await book({ ...suite, state: "waitlist" })).state).toBe("waitlist");
  });

  it("is refused where the house is full, although the type may still be oversold", async () => {
    const hotel = openQuiet();
    const stay = { arrival: "2026-06-10", departure: "2026-06-11", adults: 1 };
    for (const { roomTypeId } of hotel.rooms) await book({ ...stay, roomTypeId });
    const refused = await hotelRefusalOf(book({ ...stay, roomTypeId: "DBL" }));
    expect(refused).toMatchObject({ status: 409, codes: ["HOUSE_FULL"] });
    expect(refused.message).toBe("El hotel está completo la noche del 10/06/2026.");
  });

  it("may have a room from the day on which another guest leaves it", async () => {
    openQuiet();
    const first = await inRoom("R-104");
    const second = await inRoom("R-104", { arrival: first.departure, departure: addDays(first.departure, 2) });
    expect(roomIds(second)).toEqual(["R-104", "R-104"]);
  });

  it("takes no night for day use, and costs what its extras cost", async () => {
    const { hotel } = openHotel();
    const sold = hotel.nights.soldOn("2026-05-12");
    const dayUse = await book({ departure: "2026-05-12", extras: [{ productId: "dayUse", quantity: 1 }] });
    expect([dayUse.nights, dayUse.total]).toEqual([[], 4900]);
    expect(hotel.nights.soldOn("2026-05-12")).toBe(sold);
  });

  it("is refused with all reasons of its draft, and nothing is stored", async () => {
    const { hotel } = openHotel();
    const before = [...hotel.all()].length;
    const refused = await hotelRefusalOf(book({ departure: "2026-05-11", adults: 0, newGuest: undefined }));
    expect(refused).toMatchObject({ status: 422, message: refused.reasons[0]!.message });
    expect(refused.codes).toEqual(
      expect.arrayContaining(["DEPARTURE_BEFORE_ARRIVAL", "ADULT_MISSING", "GUEST_MISSING"]),
    );
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

it("of a guest without a name is refused in Spanish, as their record is, at every door", async () => {
  openHotel();
  const nameless = { firstName: " ", lastName: "" };
  const newGuest = { ...draftOf().newGuest!, ...nameless };
  const booked = await book();
  const { id, version } = booked;
  const refusals = [
    book({ newGuest }),
    hotelApi.updateReservation({ params: { id }, body: { version, draft: draftOf({ newGuest }) } }),
    hotelApi.actAtDesk({ params: { id, action: "completeGuest" }, body: { version, guest: nameless } }),
    writeDown(nameless),
  ];
  for (const refused of refusals) {
    const { status, message, fields = {} } = await hotelRefusalOf(refused);
    const sentence = "Escriba el nombre del huésped.";
    expect([status, message, Object.values(fields)]).toEqual([422, sentence, [sentence]]);
  }
});

describe("a change", () => {
  it("keeps the agreed price of the nights that stay, and says in the history what and who", async () => {
    const { hotel } = openHotel();
    const booked = await book();
    hotel.put({ ...hotel.get(booked.id), nights: booked.nights.map((night) => ({ ...night, price: 1 })) });
    const changed = await save(booked, { departure: "2026-05-15", eta: "22:30" });
    expect(changed.nights.map(({ price }) => price)).toEqual([1, 1, expect.toSatisfy((price) => price > 1)]);
    expect(changed).toMatchObject({ version: 2, eta: "22:30" });
    expect(changed.history[0]).toMatchObject({ what: "changed", by: "Marina Solé" });
    expect(changed.history[0]?.changes).toContainEqual({ field: "eta", before: "", after: "22:30" });
  });

  it("into a type that is full is refused, and changes nothing", async () => {
    const hotel = openQuiet();
    for (let count = 0; count < 4; count += 1) await book({ roomTypeId: "STE" });
    const booked = await book();
    const refused = await hotelRefusalOf(save(booked, { roomTypeId: "STE" }));
    expect(refused).toMatchObject({ status: 409, codes: ["NO_AVAILABILITY"] });
    expect(hotel.nights.count("STE", "2026-05-12").type.sold).toBe(4);
    expect(await get(booked.id)).toEqual(booked);
  });

  it("on an old version is refused, with the reservation as it stands", async () => {
    openHotel();
    const booked = await book();
    const changed = await save(booked, { eta: "21:00" });
    const refused = await hotelRefusalOf(save(booked, { eta: "23:00" }));
    expect(refused).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    expect(refused.current).toEqual(changed);
    expect(await codesOf(act(booked, "cancel"))).toEqual(["STALE_VERSION"]);
  });

  it("of a stay in house leaves the nights that are slept, and may end it earlier", async () => {
    const { hotel } = openHotel();
    const isLong = ({ state, arrival, departure }: { state: string; arrival: string; departure: string }) =>
      state === "inHouse" && arrival < today && departure > addDays(today, 1);
    const inHouse = await get([...hotel.all()].find(isLong)!.id);
    expect(await codesOf(save(inHouse, { arrival: today }))).toEqual(["PAST_NIGHTS_FIXED"]);
    const shorter = await save(inHouse, { departure: addDays(today, 1) });
    expect([shorter.nights.at(-1)?.date, shorter.state]).toEqual([today, "inHouse"]);
  });
});

describe("a cancellation", () => {
  it("costs the fee that was shown before, and its reversal takes the fee away", async () => {
    const { hotel } = openHotel();
    const booked = await book(tomorrow);
    expect(await hotelRefusalOf(act(booked, "cancel"))).toMatchObject({ status: 422, codes: ["REASON_MISSING"] });
    const preview = await hotelApi.previewCancellation({ params: { id: booked.id }, query: {} });
    const fee = netOf({ amount: booked.nights[0]!.price });
    expect(preview).toEqual({ feeCause: "N1", fee, refund: 0, daysBefore: 1 });
    const sold = hotel.nights.soldOn("2026-04-15");
    const cancelled = await act(booked, "cancel", { cancelReason: "tooExpensive", note: "Llamó." });
    expect(cancelled).toMatchObject({ situation: "cancelled", total: preview.fee, cancelReason: "tooExpensive" });
    expect(cancelled.history[0]).toMatchObject({ what: "cancel", note: "Llamó." });
    expect(hotel.nights.soldOn("2026-04-15")).toBe(sold - 1);
    const back = await act(cancelled, "reactivate");
    expect(back).toMatchObject({ state: "confirmed", total: booked.total, version: 3 });
    expect(back.cancelReason).toBeUndefined();
  });

  it("costs no fee for a reason, which the history keeps", async () => {
    openHotel();
    const booked = await book(tomorrow);
    const waiver = { cancelReason: "forceMajeure", waiveFee: true } as const;
    const unexplained = await hotelRefusalOf(act(booked, "cancel", { ...waiver, note: " " }));
    expect(unexplained).toMatchObject({ status: 422, codes: ["WAIVER_REASON_MISSING"] });
    const cancelled = await act(booked, "cancel", { ...waiver, note: "Vuelo anulado" });
    expect(cancelled).toMatchObject({ state: "cancelled", total: 0, charges: [] });
    expect(cancelled.history[0]).toMatchObject({ what: "cancel", note: "Vuelo anulado" });
    const waived = { field: "charge", before: "Gastos de cancelación", after: "" };
    expect(cancelled.history[0]!.changes).toContainEqual(waived);
  });

  it("costs nothing where another reservation takes its place", async () => {
    openHotel();
    const booked = await book(tomorrow);
    const query = { cancelReason: "modified" } as const;
    const preview = await hotelApi.previewCancellation({ params: { id: booked.id }, query });
    expect(preview).toEqual({ feeCause: "N1", fee: 0, refund: 0, daysBefore: 1 });
    expect((await act(booked, "cancel", query)).total).toBe(0);
  });
});

describe("an action on a reservation", () => {
  it("confirms without the guarantee only for a reason", async () => {
    openHotel();
    const pending = await book({ state: "pending", guarantee: "prepaid" });
    const amount = pending.total;
    for (const overrideReason of [undefined, " "])
      expect(await hotelRefusalOf(act(pending, "confirm", { overrideReason }))).toMatchObject({
        status: 409,
        codes: ["GUARANTEE_MISSING"],
        reasons: [{ values: { amount } }],
      });
    const confirmed = await act(pending, "confirm", { overrideReason: "Paga a la llegada." });
    expect(confirmed).toMatchObject({ state: "confirmed", balance: amount });
    expect(confirmed.history[0]).toMatchObject({ what: "confirm", by: "Marina Solé", note: "Paga a la llegada." });
  });

  it("marks a no-show on the day after at the fee shown, and not before", async () => {
    const { hotel } = openHotel();
    const { reservation } = hotel.list.where(({ situation }) => situation === "arrivalOverdue")[0]!;
    const { fee } = await hotelApi.previewNoShow({ params: { id: reservation.id } });
    expect((await act(reservation, "markNoShow")).total).toBe(fee);
    expect(await codesOf(act(await book(), "markNoShow"))).toEqual(["ARRIVAL_NOT_PAST"]);
  });

  it("chooses among all rooms, free rooms of the type first, and takes a room back", async () => {
    const { hotel } = openHotel({ reservations: 1500 });
    const booked = await book();
    const choices = await hotelApi.listRoomChoices({ params: { id: booked.id } });
    expect(choices).toHaveLength(48);
    expect(choices[0]).toMatchObject({ room: { roomTypeId: "DBL" }, reasons: [] });
    const rankOf = new Map(hotel.roomTypes.map(({ id, rank }) => [id, rank]));
    const placeOf = ({ room, reasons }: (typeof choices)[number]) => {
      const rank = room.roomTypeId === "DBL" ? 0 : rankOf.get(room.roomTypeId)!;
      return [reasons.length > 0 ? 1 : 0, rank, room.number].join(" ");
    };
    expect(choices.map(placeOf)).toEqual(choices.map(placeOf).toSorted());
    expect(new Set(choices.map((choice) => placeOf(choice).slice(0, 3))).size).toBeGreaterThan(6);
    expect(await codesOf(act(booked, "assignRoom", { roomId: "R-101" }))).toContain("ROOM_OF_OTHER_TYPE");

    const { room } = choices[0]!;
    const assigned = await act(booked, "assignRoom", { roomId: room.id });
    expect(roomIds(assigned)).toEqual([room.id, room.id]);
    expect(assigned.history[0]?.changes).toMatchObject([{ field: "roomId", before: "" }]);
    expect(await hotelRefusalOf(inRoom(room.id))).toMatchObject({
      status: 409,
      codes: ["ROOM_TAKEN"],
      message: `La habitación ${room.number} está ocupada la noche del 12/05/2026.`,
    });
    expect(roomIds(await act(assigned, "unassignRoom"))).toEqual([undefined, undefined]);
    expect(hotel.nights.roomNights(room.id, ["2026-05-12"])).toEqual([{ date: "2026-05-12" }]);
  });

  it("gives no room that is out of order", async () => {
    const hotel = openQuiet();
    const { from } = hotel.blocks.find(({ roomId }) => roomId === "R-209")!;
    const stay = { arrival: from, departure: addDays(from, 1), roomTypeId: "TWN" };
    expect(await codesOf(inRoom("R-209", stay))).toContain("ROOM_BLOCKED");
  });

  it("is told with each reservation, with reasons against it; an unknown action is not found", async () => {
    openHotel();
    const booked = await book();
    for (const { action, isAllowed, reasons } of booked.actions) expect(isAllowed, action).toBe(reasons.length === 0);
    const refused = await hotelRefusalOf(act(booked, "checkIn"));
    expect(refused.reasons).toEqual(booked.actions.find(({ action }) => action === "checkIn")?.reasons);
    for (const call of [act(booked, "fly"), act(booked, "constructor"), get("RSV-999999")])
      expect((await hotelRefusalOf(call)).status).toBe(404);
  });

  it("deletes a reservation and restores it, except with payments", async () => {
    const { hotel } = openHotel();
    const params = { id: (await book()).id };
    expect(await hotelApi.deleteReservation({ params })).toBe("Reservation deleted.");
    expect((await hotelRefusalOf(hotelApi.getReservation({ params }))).status).toBe(404);
    expect((await hotelApi.restoreReservation({ params })).history[0]?.what).toBe("restored");
    const paid = [...hotel.all()].find(({ payments, state }) => payments.length > 0 && state === "confirmed")!;
    const refused = await hotelRefusalOf(hotelApi.deleteReservation({ params: { id: paid.id } }));
    expect(refused).toMatchObject({ status: 409, codes: ["HAS_PAYMENTS"] });
  });

  it("is done to many, and a failure does not stop the others", async () => {
    openHotel();
    const [first, second] = [await book({ state: "pending" }), await book({ state: "waitlist" })];
    await act(second, "cancel", { cancelReason: "other" });
    const ids = [first.id, second.id, "RSV-999999"];
    const results = await hotelApi.actOnMany({ body: { action: "confirm", ids } });
    expect(results.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(results[1]).toMatchObject({ customer: "Prueba Iglesias", reasons: [{ code: "INVALID_TRANSITION" }] });
    const deleted = await hotelApi.actOnMany({ body: { action: "delete", ids: [first.id] } });
    expect(deleted).toMatchObject([{ isDone: true, reasons: [] }]);
  });
});
