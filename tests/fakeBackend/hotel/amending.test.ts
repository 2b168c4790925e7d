import { describe, expect, it } from "vitest";

import { netOf } from "@/domain/account/vat";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { sentences } from "@/contract/sentences";

import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { act, arrived, codesOf, inRoom, openQuiet, roomIds, save, today } from "./stayCalls";

const ada = { ...draftOf().newGuest!, firstName: "Ada", lastName: "Ruiz", email: "ada@example.com" };

const edit = (hotel: Hotel, id: string, changes: Partial<StoredReservation>) =>
  hotel.put({ ...hotel.get(id), ...changes });

/** As if the stay had begun yesterday: its first night is slept. */
function sinceYesterday(hotel: Hotel, id: string) {
  const { nights } = hotel.get(id);
  return edit(hotel, id, { arrival: "2026-04-13", nights: [{ ...nights[0]!, date: "2026-04-13" }, ...nights] });
}

describe("a changed stay", () => {
  it("is held to the restrictions of its plan only where its dates change", async () => {
    const hotel = openQuiet();
    const half = await book({ ratePlanId: "HB" });
    const refused = await hotelRefusalOf(save(half, { departure: "2026-05-13" }));
    expect(refused).toMatchObject({ status: 409, codes: ["MIN_STAY"] });
    const plain = await book({ departure: "2026-05-13" });
    edit(hotel, plain.id, { ratePlanId: "HB" }); // agreed before the plan asked for two nights
    const alone = await save({ ...plain, ratePlanId: "HB" }, { adults: 1 });
    expect(alone.adults).toBe(1);
    expect(await codesOf(save(alone, { arrival: "2026-05-13", departure: "2026-05-14" }))).toEqual(["MIN_STAY"]);
    const here = await arrived("R-104", "2026-04-17");
    edit(hotel, here.id, { ratePlanId: "HB" });
    expect((await save({ ...here, ratePlanId: "HB" }, { departure: "2026-04-15" })).nights).toHaveLength(1);
  });

  it("keeps its room for added nights where the room is free, and has none where it is taken", async () => {
    openQuiet();
    await inRoom("R-104", { arrival: "2026-05-15", departure: "2026-05-16" });
    const longer = await save(await inRoom("R-104"), { departure: "2026-05-16" });
    expect(roomIds(longer)).toEqual(["R-104", "R-104", "R-104", undefined]);
  });

  it("is refused to a guest in house where the room is taken, and changes nothing", async () => {
    const hotel = openQuiet();
    const here = await arrived("R-104", "2026-04-16");
    await inRoom("R-104", { arrival: "2026-04-17", departure: "2026-04-18" });
    expect(await hotelRefusalOf(save(here, { departure: "2026-04-18" }))).toMatchObject({
      status: 409,
      codes: ["ROOM_TAKEN"],
      message: "La habitación 104 está ocupada la noche del 17/04/2026.",
    });
    expect(hotel.get(here.id)).toMatchObject({ version: here.version, departure: "2026-04-16" });
    expect(roomIds(await save(here, { departure: "2026-04-17" }))).toEqual(["R-104", "R-104", "R-104"]);
  });

  it("keeps the agreed policies as long as its plan, whatever else changes", async () => {
    const hotel = openQuiet();
    const booked = await book({ ratePlanId: "BB", extras: [{ productId: "parking", quantity: 1 }] });
    const { policies } = hotel.get(booked.id);
    const cancellation = { ...policies.cancellation, name: "La de entonces" };
    edit(hotel, booked.id, { policies: { ...policies, cancellation } });
    const changed = await save(booked, { eta: "22:30", channelId: "desk" });
    const { nights, extras } = booked;
    expect(changed).toMatchObject({ eta: "22:30", channelId: "desk", nights, extras, policies: { cancellation } });
    const later = await save(changed, { arrival: "2026-05-13", departure: "2026-05-15" });
    expect(later).toMatchObject({ policies: { cancellation }, deposit: later.nights[0]!.price });
    const other = await save(later, { ratePlanId: "NRF", extras: [] });
    expect(other).toMatchObject({ policies: { cancellation: { name: "No reembolsable" } }, deposit: other.total });
  });
});

describe("the facts of a booking", () => {
  it("are stored as asked for, with nothing on the bill and a first line of history", async () => {
    openQuiet();
    const booked = await book({ externalRef: "  ABC-1 ", releaseOn: "2026-05-01" });
    expect(booked).toMatchObject({ externalRef: "ABC-1", releaseOn: "", charges: [], payments: [] });
    expect(booked.history).toEqual([
      { id: "history-1", at: "2026-04-14T08:00:00.000Z", by: "Marina Solé", what: "created", changes: [] },
    ]);
  });

  it("have a release date as long as the state is optional", async () => {
    openQuiet();
    const optional = await book({ state: "optional", releaseOn: "2026-05-01" });
    const kept = await save(optional, { notes: { ...optional.notes, guest: "Alérgica a las nueces" } });
    expect([optional.releaseOn, kept.releaseOn]).toEqual(["2026-05-01", "2026-05-01"]);
    expect((await save(kept, { state: "pending", releaseOn: "2026-05-01" })).releaseOn).toBe("");
  });

  it("keep the ids of their extras, in whatever order these are sent", async () => {
    openQuiet();
    const extras = ["parking", "cot"].map((productId) => ({ productId, quantity: 1 }));
    const booked = await book({ extras });
    expect(booked.extras.map(({ id }) => id)).toEqual(["extra-1-parking", "extra-2-cot"]);
    const turned = await save(booked, { extras: extras.toReversed() });
    expect(turned.extras.map(({ id }) => id)).toEqual(["extra-2-cot", "extra-1-parking"]);
  });

  it("may be given to another guest, known or new, while the stay is open", async () => {
    const hotel = openQuiet();
    const [booked, other] = [await book(), await book()];
    const handed = await save(booked, { guestId: other.guest.id });
    expect(handed.guest.id).toBe(other.guest.id);
    const fresh = await save(handed, { guestId: undefined, newGuest: ada });
    expect(fresh.guest).toMatchObject({ firstName: "Ada", lastName: "Ruiz" });
    expect(hotel.guests.get(fresh.guest.id).email).toBe("ada@example.com");
    expect(fresh.history[0]?.changes).toMatchObject([{ field: "guest" }]);
  });

  it("are stale where an older form has another guest, known or new", async () => {
    openQuiet();
    const [booked, other] = [await book(), await book()];
    await save(booked, { eta: "21:00" });
    for (const guest of [{ guestId: other.guest.id }, { guestId: undefined, newGuest: ada }])
      expect(await hotelRefusalOf(save(booked, { eta: "21:00", ...guest }))).toMatchObject({
        status: 409,
        codes: ["STALE_VERSION"],
      });
  });
});

describe("the desk", () => {
  it("opens a stay again on the day of its check-out alone", async () => {
    const hotel = openQuiet();
    const here = await arrived("R-104", "2026-04-17", { guarantee: "card" });
    edit(hotel, here.id, {
      arrival: "2026-04-13",
      nights: hotel.get(here.id).nights.map((one) => ({ ...one, price: 0 })),
    });
    const gone = await act(here, "checkOut");
    hotel.open("2026-04-15");
    expect(await hotelRefusalOf(act(gone, "reopen"))).toMatchObject({ status: 409, codes: ["NOT_SAME_DAY"] });
  });

  it("frees the room from tonight on when a guest leaves early, and gives it back on reopening", async () => {
    const hotel = openQuiet();
    const here = await arrived("R-104", "2026-04-17", { guarantee: "card" });
    const { nights } = hotel.get(here.id);
    edit(hotel, here.id, { arrival: "2026-04-13", nights: nights.map((night) => ({ ...night, price: 0 })) });
    const gone = await act(here, "checkOut");
    expect(gone).toMatchObject({ state: "checkedOut", departure: today, checkedOutOn: today, nights: [] });
    expect(hotel.nights.roomNights("R-104", [today])).toEqual([{ date: today }]);
    const back = await act(gone, "reopen");
    expect([back.state, back.checkedOutOn]).toEqual(["inHouse", undefined]);
  });

  it("leaves the nights of a stay that ends on its day", async () => {
    const hotel = openQuiet();
    const here = await arrived("R-104", "2026-04-15");
    const nights = hotel.get(here.id).nights.map((night) => ({ ...night, price: 0, date: "2026-04-13" }));
    edit(hotel, here.id, { arrival: "2026-04-13", departure: today, nights });
    expect(await act(here, "checkOut")).toMatchObject({ departure: today, nights, checkedOutOn: today });
  });

  it("takes a check-in back on its day, and the guest keeps the room", async () => {
    openQuiet();
    const here = await arrived("R-104", "2026-04-16");
    expect(here).toMatchObject({ state: "inHouse", checkedInOn: today });
    const back = await act(here, "revertCheckIn");
    expect([back.state, back.checkedInOn, roomIds(back)]).toEqual(["confirmed", undefined, ["R-104", "R-104"]]);
  });

  it("moves a guest in house for the remaining nights, also to another type", async () => {
    const hotel = openQuiet();
    const here = await arrived("R-104", "2026-04-17");
    sinceYesterday(hotel, here.id);
    const moved = await act(here, "assignRoom", { roomId: "R-108", moveReason: "upgrade" });
    expect(moved.nights.map(({ date, roomId, roomTypeId }) => [date.slice(8), roomId, roomTypeId])).toEqual([
      ["13", "R-104", "DBL"],
      ["14", "R-108", "TWN"],
      ["15", "R-108", "TWN"],
      ["16", "R-108", "TWN"],
    ]);
    expect((await hotelRefusalOf(act(moved, "assignRoom", { roomId: "R-999" }))).status).toBe(404);
  });

  it("releases an option, and its room, once its day has passed", async () => {
    const hotel = openQuiet();
    const booked = await book({ state: "optional", releaseOn: "2026-04-20" });
    expect(await codesOf(act(booked, "release"))).toEqual(["OPTION_RUNNING"]);
    const assigned = await act(booked, "assignRoom", { roomId: "R-104" });
    edit(hotel, booked.id, { releaseOn: "2026-04-13" });
    const released = await act(assigned, "release");
    expect(released).toMatchObject({ state: "cancelled", cancelReason: "notConfirmed" });
    expect(roomIds(released)).toEqual([undefined, undefined]);
  });

  it("takes a fee back as often as it was due, each time in a line of its own", async () => {
    openQuiet();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const fee = netOf({ amount: booked.nights[0]!.price });
    let stay = booked;
    for (const _ of [1, 2]) {
      stay = await act(stay, "cancel", { cancelReason: "other" });
      expect(stay.balance).toBe(fee);
      stay = await act(stay, "reactivate");
      expect(stay.total).toBe(booked.total);
    }
    const lines = stay.charges.filter(({ kind }) => kind === "fee" || kind === "correction");
    expect(new Set(stay.charges.map(({ id }) => id)).size).toBe(stay.charges.length);
    const charged = { description: "Gastos de cancelación", amount: fee, date: today };
    const takenBack = { description: "Anulación de gastos", amount: -fee, date: today };
    expect(lines).toMatchObject([
      { id: "charge-1", ...charged },
      { id: "charge-2", ...takenBack, sourceRef: `correction:${booked.id}:2` },
      { id: "charge-3", ...charged },
      { id: "charge-4", ...takenBack },
    ]);
  });

  it("takes back the fee and nothing else on the bill, and nothing where a cancellation was free", async () => {
    const hotel = openQuiet();
    const booked = await book({ arrival: "2026-04-15", departure: "2026-04-17" });
    const line = { sourceRef: "", date: today, description: "Minibar" };
    const charges = [
      { ...line, id: "charge-1", kind: "extra" as const, amount: 900 },
      { ...line, id: "charge-2", kind: "correction" as const, amount: -500 },
    ];
    edit(hotel, booked.id, { charges });
    const cancelled = await act(booked, "cancel", { cancelReason: "other" });
    const back = await act(cancelled, "reactivate");
    expect(back.charges.at(-1)).toMatchObject({ kind: "correction", amount: -cancelled.charges.at(-1)!.amount });
    const free = await act(await book(), "cancel", { cancelReason: "other" });
    expect(free).toMatchObject({ total: 0, charges: [] });
    expect((await act(free, "reactivate")).charges).toEqual([]);
  });

  it("charges the no-show fee to a guest who did not come, and frees the room", async () => {
    const hotel = openQuiet();
    const booked = await inRoom("R-104", { arrival: today, departure: "2026-04-16" });
    edit(hotel, booked.id, { arrival: "2026-04-13" });
    const missed = await act(booked, "markNoShow");
    expect(missed.charges).toMatchObject([{ kind: "fee", description: "Cargo por no-show" }]);
    expect(roomIds(missed)).toEqual([undefined, undefined]);
  });

  it("refuses a check-in where another guest has the room from tonight on, not last night", async () => {
    const hotel = openQuiet();
    const [guest, other] = [await inRoom("R-104", { arrival: today, departure: "2026-04-16" }), await book()];
    const inTheirRoom = (date: string) =>
      edit(hotel, other.id, { nights: [{ ...other.nights[0]!, date, roomId: "R-104" }] }); // however it came to that
    inTheirRoom("2026-04-15");
    expect(await codesOf(act(guest, "checkIn"))).toEqual(["ROOM_TAKEN"]);
    sinceYesterday(hotel, guest.id);
    inTheirRoom("2026-04-13");
    expect((await act(guest, "checkIn")).state).toBe("inHouse");
  });

  it("confirms an option for good, and takes no text that is longer than a note", async () => {
    openQuiet();
    const optional = await book({ state: "optional", releaseOn: "2026-04-20" });
    for (const name of ["note", "overrideReason"])
      expect(await hotelRefusalOf(act(optional, "confirm", { [name]: "x".repeat(2001) }))).toMatchObject({
        status: 422,
        fields: { [name]: sentences.noteTooLong },
      });
    const confirmed = await act(optional, "confirm", { note: "x".repeat(2000) });
    expect(confirmed).toMatchObject({ state: "confirmed", releaseOn: "" });
    expect(confirmed.history[0]?.note).toBe("x".repeat(2000));
  });
});

it("restores no reservation whose type is sold out since, unless it holds no room", async () => {
  const hotel = openQuiet();
  const suite = { roomTypeId: "STE" };
  const [cancelled, deleted] = [await book(suite), await book(suite)];
  const waiting = await book({ ...suite, state: "waitlist" });
  const remove = ({ id }: { id: string }) => hotelApi.deleteReservation({ params: { id } });
  const restore = ({ id }: { id: string }) => hotelApi.restoreReservation({ params: { id } });
  const after = await act(cancelled, "cancel", { cancelReason: "other" });
  await remove(deleted);
  await remove(waiting);
  expect((await hotelRefusalOf(hotelApi.getReservation({ params: { id: deleted.id } }))).status).toBe(404);
  while (hotel.nights.count("STE", "2026-05-12").type.sold < 4) await book({ ...suite, departure: "2026-05-13" });
  expect(await codesOf(act(after, "reactivate"))).toEqual(["NO_AVAILABILITY"]);
  expect(await hotelRefusalOf(restore(deleted))).toMatchObject({ status: 409, codes: ["NO_AVAILABILITY"] });
  const back = await restore(waiting);
  expect(back).toMatchObject({ state: "waitlist" });
  expect(back.history[0]).toMatchObject({ what: "restored", changes: [] });
  expect(await restore(waiting)).toEqual(back);
  expect((await hotelRefusalOf(restore({ id: "RSV-999999" }))).status).toBe(404);
});
