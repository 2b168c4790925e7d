import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { sentences } from "@/contract/sentences";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { netOf } from "@/domain/account/vat";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const today = "2026-04-14";

const act = ({ id, version }: Reservation, action: string, more: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });

/** Saves what the form would: all as it stands, but for the changes. */
function save(reservation: Reservation, changes: Partial<ReservationDraft>) {
  const { id, version, guest, state: now, ...rest } = reservation;
  const state = now === "inHouse" ? "confirmed" : (now as ReservationDraft["state"]); // the desk's states are no form's
  const draft = draftOf({ ...rest, state, guestId: guest.id, newGuest: undefined, ...changes });
  return hotelApi.updateReservation({ params: { id }, body: { version, draft } });
}

/** A hotel without guests but those of the test. */
const openQuiet = () => openHotel({ reservations: 1 });

const rooms = ({ nights }: Reservation) => nights.map(({ date, roomId }) => `${date.slice(5)} ${roomId ?? "–"}`);

const inRoom = async (roomId: string, changes: Partial<ReservationDraft> = {}) =>
  act(await book(changes), "assignRoom", { roomId });

/** Somebody who has arrived today. */
const arrived = async (roomId: string, departure: string, changes: Partial<ReservationDraft> = {}) =>
  act(await inRoom(roomId, { arrival: today, departure, ...changes }), "checkIn");

describe("another stay", () => {
  const held = ["05-12 R-104", "05-13 R-104", "05-14 R-104"];

  it("is held to the restrictions of its plan, and one that stays as it is is not", async () => {
    const { hotel } = openQuiet();
    const half = await book({ ratePlanId: "HB" });
    const refused = await hotelRefusalOf(save(half, { departure: "2026-05-13" }));
    expect(refused).toMatchObject({ status: 409, codes: ["MIN_STAY"] });
    const plain = await book({ departure: "2026-05-13" });
    hotel.put({ ...hotel.get(plain.id), ratePlanId: "HB" }); // agreed before the plan asked for two nights
    const alone = await save({ ...plain, ratePlanId: "HB" }, { adults: 1 });
    expect(alone.adults).toBe(1);
    expect((await hotelRefusalOf(save(alone, { arrival: "2026-05-13", departure: "2026-05-14" }))).codes).toEqual([
      "MIN_STAY",
    ]);
  });

  it("of a guest who is here may be shorter than the plan would sell it", async () => {
    const { hotel } = openQuiet();
    const here = await arrived("R-104", "2026-04-17");
    hotel.put({ ...hotel.get(here.id), ratePlanId: "HB" });
    expect((await save({ ...here, ratePlanId: "HB" }, { departure: "2026-04-15" })).nights).toHaveLength(1);
  });

  it("keeps its room for added nights where the room is free", async () => {
    openQuiet();
    const first = await inRoom("R-104");
    expect(rooms(await save(first, { departure: "2026-05-16" }))).toEqual([...held, "05-15 R-104"]);
  });

  it("goes without a room on nights when another has it", async () => {
    openQuiet();
    const first = await inRoom("R-104");
    await inRoom("R-104", { arrival: "2026-05-15", departure: "2026-05-16" });
    expect(rooms(await save(first, { departure: "2026-05-16" }))).toEqual([...held, "05-15 –"]);
  });

  it("of a guest who is here is refused where the room is another's, and changes nothing", async () => {
    const { hotel } = openQuiet();
    const here = await arrived("R-104", "2026-04-16");
    await inRoom("R-104", { arrival: "2026-04-17", departure: "2026-04-18" });
    const refused = await hotelRefusalOf(save(here, { departure: "2026-04-18" }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOM_TAKEN"] });
    expect(refused.message).toBe("La habitación 104 está ocupada la noche del 17/04/2026.");
    expect(hotel.get(here.id)).toMatchObject({ version: here.version, departure: "2026-04-16" });
    expect(rooms(await save(here, { departure: "2026-04-17" }))).toEqual(["04-14 R-104", "04-15 R-104", "04-16 R-104"]);
  });
});

describe("what was agreed", () => {
  const asAgreedBefore = (hotel: Hotel, { id }: Reservation) => {
    const stored = hotel.get(id);
    const cancellation = { ...stored.policies.cancellation, name: "La de entonces" };
    hotel.put({ ...stored, policies: { ...stored.policies, cancellation } });
  };

  it("about cancelling and paying holds as long as the plan does", async () => {
    const { hotel } = openQuiet();
    const booked = await book({ ratePlanId: "BB" });
    asAgreedBefore(hotel, booked);
    const later = await save(booked, { arrival: "2026-05-13", departure: "2026-05-15" });
    expect(later.policies.cancellation.name).toBe("La de entonces");
    expect(later.deposit).toBe(later.nights[0]?.price);
    const other = await save(later, { ratePlanId: "NRF" });
    expect(other.policies.cancellation.name).toBe("No reembolsable");
    expect(other.deposit).toBe(other.nights.reduce((sum, { price }) => sum + price, 0));
  });

  it("stays where only other things change", async () => {
    const { hotel } = openQuiet();
    const booked = await book({ extras: [{ productId: "parking", quantity: 1 }] });
    asAgreedBefore(hotel, booked);
    const changed = await save(booked, { eta: "22:30", channelId: "desk" });
    expect(changed).toMatchObject({ eta: "22:30", channelId: "desk", nights: booked.nights });
    expect(changed.policies.cancellation.name).toBe("La de entonces");
    expect(changed.extras).toEqual(booked.extras);
  });

  it("costs by its people: with one more it is another price", async () => {
    openQuiet();
    const booked = await book();
    const three = await save(booked, { roomTypeId: "TWN", adults: 2, childrenAges: [9] });
    const two = await save(three, { childrenAges: [] });
    expect(three.nights[0]!.price).toBeGreaterThan(two.nights[0]!.price);
  });
});

describe("the facts of a booking", () => {
  it("begin as they were asked for, with nothing on the bill and one line of history", async () => {
    openQuiet();
    const booked = await book({ externalRef: "  ABC-1 ", releaseOn: "2026-05-01" });
    expect(booked).toMatchObject({ externalRef: "ABC-1", releaseOn: "", charges: [], payments: [] });
    expect(booked.history).toEqual([
      { id: "history-1", at: "2026-04-14T08:00:00.000Z", by: "Marina Solé", what: "created", changes: [] },
    ]);
    const optional = await book({ state: "optional", releaseOn: "2026-05-01" });
    expect(optional.releaseOn).toBe("2026-05-01");
    const kept = await save(optional, { notes: { ...optional.notes, guest: "Alérgica a las nueces" } });
    expect(kept.releaseOn).toBe("2026-05-01");
    expect((await save(kept, { state: "pending", releaseOn: "2026-05-01" })).releaseOn).toBe("");
  });

  it("keep the names of their extras, however those are ordered", async () => {
    openQuiet();
    const extras = [
      { productId: "parking", quantity: 1 },
      { productId: "cot", quantity: 1 },
    ];
    const booked = await book({ extras });
    expect(booked.extras.map(({ id }) => id)).toEqual(["extra-1-parking", "extra-2-cot"]);
    const turned = await save(booked, { extras: extras.toReversed() });
    expect(turned.extras.map(({ id }) => id)).toEqual(["extra-2-cot", "extra-1-parking"]);
  });

  it("may be another guest's, known or new, while the stay is open", async () => {
    const { hotel } = openQuiet();
    const [booked, other] = [await book(), await book()];
    const handed = await save(booked, { guestId: other.guest.id });
    expect(handed.guest.id).toBe(other.guest.id);
    const newGuest = {
      firstName: "Ada",
      lastName: "Ruiz",
      email: "ada@example.com",
      phone: "",
      document: "",
      country: "",
    };
    const fresh = await save(handed, { guestId: undefined, newGuest });
    expect(fresh.guest).toMatchObject({ firstName: "Ada", lastName: "Ruiz" });
    expect(hotel.guests.get(fresh.guest.id).email).toBe("ada@example.com");
    expect(fresh.history[0]?.changes).toMatchObject([{ field: "guest" }]);
  });

  it("are not taken for saved where an older form had another guest in it", async () => {
    openQuiet();
    const [booked, other] = [await book(), await book()];
    await save(booked, { eta: "21:00" });
    const late = await hotelRefusalOf(save(booked, { eta: "21:00", guestId: other.guest.id }));
    expect(late).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    const newGuest = {
      firstName: "Ada",
      lastName: "Ruiz",
      email: "ada@example.com",
      phone: "",
      document: "",
      country: "",
    };
    const asNew = await hotelRefusalOf(save(booked, { eta: "21:00", guestId: undefined, newGuest }));
    expect(asNew).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
  });

  it.each(["roomTypeId", "ratePlanId"] as const)("are refused where the hotel has no such %s", async (field) => {
    openQuiet();
    const refused = await hotelRefusalOf(book({ [field]: "XXX" }));
    expect([404, 422]).toContain(refused.status);
  });
});

describe("the desk", () => {
  it("lets a guest go early: the room is free for others from tonight on", async () => {
    const { hotel } = openQuiet();
    const here = await arrived("R-104", "2026-04-17", { guarantee: "card" });
    const stored = hotel.get(here.id);
    hotel.put({ ...stored, nights: stored.nights.map((night) => ({ ...night, price: 0 })), arrival: "2026-04-13" });
    const gone = await act(here, "checkOut");
    expect(gone).toMatchObject({ state: "checkedOut", departure: today, checkedOutOn: today, nights: [] });
    expect(hotel.nights.roomNights("R-104", [today])).toEqual([{ date: today }]);
    const back = await act(gone, "reopen");
    expect(back.state).toBe("inHouse");
    expect(back.checkedOutOn).toBeUndefined();
  });

  it("leaves a stay that ends on its day as it was", async () => {
    const { hotel } = openQuiet();
    const here = await arrived("R-104", "2026-04-15");
    const stored = hotel.get(here.id);
    const nights = stored.nights.map((night) => ({ ...night, price: 0, date: "2026-04-13" }));
    hotel.put({ ...stored, arrival: "2026-04-13", departure: today, nights });
    expect(await act(here, "checkOut")).toMatchObject({ departure: today, nights, checkedOutOn: today });
  });

  it("takes a check-in back on its day", async () => {
    openQuiet();
    const here = await arrived("R-104", "2026-04-16");
    expect(here).toMatchObject({ state: "inHouse", checkedInOn: today });
    const back = await act(here, "revertCheckIn");
    expect(back).toMatchObject({ state: "confirmed" });
    expect(back.checkedInOn).toBeUndefined();
    expect(rooms(back)).toEqual(["04-14 R-104", "04-15 R-104"]);
  });

  it("moves a guest in house for the remaining nights, also to another room type", async () => {
    const { hotel } = openQuiet();
    const here = await arrived("R-104", "2026-04-17");
    const stored = hotel.get(here.id);
    const [first, ...rest] = stored.nights;
    hotel.put({ ...stored, arrival: "2026-04-13", nights: [{ ...first!, date: "2026-04-13" }, first!, ...rest] });
    const moved = await act(here, "assignRoom", { roomId: "R-108", moveReason: "upgrade" });
    expect(rooms(moved)).toEqual(["04-13 R-104", "04-14 R-108", "04-15 R-108", "04-16 R-108"]);
    expect(moved.nights.map(({ roomTypeId }) => roomTypeId)).toEqual(["DBL", "TWN", "TWN", "TWN"]);
    expect((await hotelRefusalOf(act(moved, "assignRoom", { roomId: "R-999" }))).status).toBe(404);
  });

  it("lets an option go when its day has passed, with its room", async () => {
    const { hotel } = openQuiet();
    const booked = await book({ state: "optional", releaseOn: "2026-04-20" });
    expect((await hotelRefusalOf(act(booked, "release"))).codes).toEqual(["OPTION_RUNNING"]);
    const assigned = await act(booked, "assignRoom", { roomId: "R-104" });
    hotel.put({ ...hotel.get(booked.id), releaseOn: "2026-04-13" });
    const released = await act(assigned, "release");
    expect(released).toMatchObject({ state: "cancelled", cancelReason: "notConfirmed" });
    expect(rooms(released)).toEqual(["05-12 –", "05-13 –"]);
  });

  it("takes a fee back as often as it was due, each by a line of its own", async () => {
    openQuiet();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const fee = netOf({ amount: booked.nights[0]!.price });
    let reservation = booked;
    for (const _ of [1, 2]) {
      reservation = await act(reservation, "cancel", { cancelReason: "other" });
      expect(reservation.balance).toBe(fee);
      reservation = await act(reservation, "reactivate");
      expect(reservation.total).toBe(booked.total);
    }
    const lines = reservation.charges.filter(({ kind }) => kind === "fee" || kind === "correction");
    expect(lines.map(({ amount }) => amount)).toEqual([fee, -fee, fee, -fee]);
    expect(new Set(reservation.charges.map(({ id }) => id)).size).toBe(reservation.charges.length);
    expect(lines.map(({ description }) => description)).toEqual([
      "Gastos de cancelación",
      "Anulación de gastos",
      "Gastos de cancelación",
      "Anulación de gastos",
    ]);
    expect(lines.map(({ date }) => date)).toEqual([today, today, today, today]);
    expect(lines.map(({ id }) => id)).toEqual(["charge-1", "charge-2", "charge-3", "charge-4"]);
    expect(lines[1]?.sourceRef).toBe(`correction:${booked.id}:2`);
  });

  it("takes back the fee and nothing else of what stands on the bill", async () => {
    const { hotel } = openQuiet();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const line = { sourceRef: "", date: today, id: "charge-1" };
    const charges = [
      { ...line, kind: "extra" as const, description: "Minibar", amount: 900 },
      { ...line, kind: "correction" as const, description: "Minibar", amount: -500, id: "charge-2" },
    ];
    hotel.put({ ...hotel.get(booked.id), charges });
    const cancelled = await act(booked, "cancel", { cancelReason: "other" });
    const fee = cancelled.charges.at(-1)!;
    const back = await act(cancelled, "reactivate");
    expect(back.charges.at(-1)).toMatchObject({ kind: "correction", amount: -fee.amount });
  });

  it("says what a guest who did not come owes", async () => {
    const { hotel } = openQuiet();
    const booked = await inRoom("R-104", { arrival: today, departure: "2026-04-16" });
    const stored = hotel.get(booked.id);
    hotel.put({ ...stored, arrival: "2026-04-13" });
    const missed = await act(booked, "markNoShow");
    expect(missed.charges).toMatchObject([{ kind: "fee", description: "Cargo por no-show" }]);
    expect(rooms(missed)).toEqual(["04-14 –", "04-15 –"]);
  });

  it("refuses a check-in into a room that is another guest's from tonight on", async () => {
    const { hotel } = openQuiet();
    const [guest, other] = [await inRoom("R-104", { arrival: today, departure: "2026-04-16" }), await book()];
    const stored = hotel.get(other.id);
    const inTheirRoom = (date: string) =>
      hotel.put({ ...stored, nights: [{ ...stored.nights[0]!, date, roomId: "R-104" }] }); // however it came to that
    inTheirRoom("2026-04-15");
    expect((await hotelRefusalOf(act(guest, "checkIn"))).codes).toEqual(["ROOM_TAKEN"]);
    const [tonight] = hotel.get(guest.id).nights;
    hotel.put({
      ...hotel.get(guest.id),
      arrival: "2026-04-13",
      nights: [{ ...tonight!, date: "2026-04-13" }, tonight!],
    });
    inTheirRoom("2026-04-13");
    expect((await act(guest, "checkIn")).state).toBe("inHouse"); // last night is past
  });

  it("writes no line for a cancellation that costs nothing, and takes none back", async () => {
    openQuiet();
    const cancelled = await act(await book(), "cancel", { cancelReason: "other" });
    expect(cancelled).toMatchObject({ total: 0, charges: [] });
    expect((await act(cancelled, "reactivate")).charges).toEqual([]);
  });

  it("confirms an option for good, and takes no reason that is longer than a note", async () => {
    openQuiet();
    const optional = await book({ state: "optional", releaseOn: "2026-04-20" });
    for (const words of [{ note: "x".repeat(2001) }, { overrideReason: "x".repeat(2001) }]) {
      const fields = Object.fromEntries(Object.keys(words).map((name) => [name, sentences.noteTooLong]));
      expect(await hotelRefusalOf(act(optional, "confirm", words))).toMatchObject({ status: 422, fields });
    }
    const confirmed = await act(optional, "confirm", { note: "x".repeat(2000) });
    expect(confirmed).toMatchObject({ state: "confirmed", releaseOn: "" });
    expect(confirmed.history[0]?.note).toBe("x".repeat(2000));
  });
});

describe("a room type that has been sold out since", () => {
  async function sellOut(hotel: Hotel) {
    while (hotel.nights.count("STE", "2026-05-12").type.sold < 4)
      await book({ roomTypeId: "STE", departure: "2026-05-13" });
  }

  it("restores neither a cancelled nor a deleted reservation", async () => {
    const { hotel } = openQuiet();
    const [cancelled, deleted] = [await book({ roomTypeId: "STE" }), await book({ roomTypeId: "STE" })];
    const after = await act(cancelled, "cancel", { cancelReason: "other" });
    await hotelApi.deleteReservation({ params: { id: deleted.id } });
    await sellOut(hotel);
    expect((await hotelRefusalOf(act(after, "reactivate"))).codes).toEqual(["NO_AVAILABILITY"]);
    const restored = hotelRefusalOf(hotelApi.restoreReservation({ params: { id: deleted.id } }));
    expect((await restored).codes).toEqual(["NO_AVAILABILITY"]);
  });

  it("brings back what held no room", async () => {
    const { hotel } = openQuiet();
    const waiting = await book({ roomTypeId: "STE", state: "waitlist" });
    await hotelApi.deleteReservation({ params: { id: waiting.id } });
    await sellOut(hotel);
    const back = await hotelApi.restoreReservation({ params: { id: waiting.id } });
    expect(back).toMatchObject({ state: "waitlist" });
    expect(back.history[0]).toMatchObject({ what: "restored", changes: [] });
    expect(await hotelApi.restoreReservation({ params: { id: waiting.id } })).toEqual(back);
    expect((await hotelRefusalOf(hotelApi.restoreReservation({ params: { id: "RSV-999999" } }))).status).toBe(404);
  });
});
