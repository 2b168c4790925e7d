import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";
import type { BookingRoom, ReservationDraft } from "@/contract/reservations/reservationDraft";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { act, get, openQuiet, save } from "./stayCalls";

const double = { roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" };

interface Booking {
  draft?: Partial<ReservationDraft>;
  rooms?: Partial<BookingRoom>[];
  routed?: ("room" | "extra")[];
  clientId?: string;
  saleOverride?: string;
}

const together = ({ draft, rooms = [{}, {}], routed = [], clientId = "a booking", saleOverride }: Booking = {}) =>
  hotelApi.createBooking({
    body: {
      clientId,
      draft: draftOf(draft),
      rooms: rooms.map((room) => ({ ...double, ...room })),
      routed,
      saleOverride,
    },
  });

const customers = async () =>
  (await hotelApi.listReservations({ query: { text: "prueba iglesias" } })).rows.map(({ customer }) => customer);

describe("several rooms in a booking", () => {
  it("are a reservation each, of the same dates and guarantee, with their own guest or the first", async () => {
    openHotel();
    const [leader, second, third] = await together({
      draft: { extras: [{ productId: "parking", quantity: 1 }], guarantee: "deposit" },
      rooms: [{}, { roomTypeId: "STE", adults: 1, guest: "Luis de la Torre" }],
    });
    expect(second).toMatchObject({ arrival: "2026-05-12", guarantee: "deposit", unnamed: 2, extras: [] });
    expect(second!.guest.id).toBe(leader!.guest.id);
    expect(third).toMatchObject({ roomTypeId: "STE", adults: 1 });
    expect(third!.guest).toMatchObject({ firstName: "Luis", lastName: "de la Torre" });
    expect(third!.unnamed).toBeUndefined();
    expect((await customers()).toSorted()).toEqual(["Prueba Iglesias", "Prueba Iglesias (2)"]);
    const { bookedWith } = await get(leader!.id);
    expect(bookedWith!.map(({ name }) => name)).toEqual(["Prueba Iglesias (2)", "Luis de la Torre"]);
  });

  it("are booked once, however often the call is repeated", async () => {
    const { hotel } = openHotel();
    const first = await together();
    const count = [...hotel.all()].length;
    expect((await together()).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect([...hotel.all()]).toHaveLength(count);
  });

  it("are not repeated with another draft, which would change the first room alone", async () => {
    openHotel();
    const [leader] = await together();
    const refused = await hotelRefusalOf(together({ draft: { departure: "2026-05-15" } }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOMS_DIFFER"] });
    expect(refused.current).toBeUndefined();
    expect(refused.message).toContain(leader!.id);
  });

  it.each([
    ["more", [{}, {}, {}]],
    ["fewer", [{}]],
    ["bigger", [{}, { adults: 3 }]],
    ["named", [{}, { guest: "Luis de la Torre" }]],
  ])("are not taken for others: %s", async (_, rooms) => {
    const { hotel } = openHotel();
    const [leader] = await together({ rooms: [{}, {}] });
    const count = [...hotel.all()].length;
    const refused = await hotelRefusalOf(together({ rooms }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOMS_DIFFER"] });
    expect(refused.message).toContain(leader!.id);
    expect([...hotel.all()]).toHaveLength(count);
  });

  it("are not taken for a single reservation, nor a single reservation for them", async () => {
    openHotel();
    const single = (clientId: string) => hotelApi.createReservation({ body: { clientId, draft: draftOf() } });
    await single("single first");
    expect((await hotelRefusalOf(together({ clientId: "single first" }))).codes).toEqual(["ROOMS_DIFFER"]);
    await together({ clientId: "rooms first", rooms: [{ guest: "Luis de la Torre" }, {}], routed: ["room"] });
    expect((await hotelRefusalOf(single("rooms first"))).codes).toEqual(["ROOMS_DIFFER"]);
    const again = together({ clientId: "rooms first", rooms: [{ guest: "Luis de la Torre" }, {}], routed: ["room"] });
    expect(await again).toHaveLength(3);
  });

  it("are refused together where a type has too few rooms, beside the room that is too many", async () => {
    const hotel = openQuiet();
    for (let suite = 0; suite < 3; suite += 1) await book({ roomTypeId: "STE" });
    const stored = () => [[...hotel.all()].length, [...hotel.guests.all()].length, hotel.nights.soldOn("2026-05-12")];
    const before = stored();
    const suites = (count: number) => [{}, ...Array.from({ length: count }, () => ({ roomTypeId: "STE" }))];
    const refused = await hotelRefusalOf(together({ rooms: suites(3) }));
    const last = refused.reasons.at(-1)!;
    expect(last).toMatchObject({ code: "ROOMS_LEFT", field: "rooms.3.roomTypeId" });
    expect(last.message).toMatch(/^La noche del 12\/05\/2026 se puede vender un máximo de \d de Suite\.$/);
    expect(refused.isOverridable).toBe(true);
    expect(stored()).toEqual(before);
    expect(await together({ rooms: suites(1) })).toHaveLength(3);
    const beyond = { rooms: suites(1), clientId: "beyond", saleOverride: "Lo pide dirección" };
    expect(await together(beyond)).toHaveLength(3);
  });

  it("say which room does not take its people", async () => {
    openHotel();
    const refused = await hotelRefusalOf(together({ rooms: [{}, { adults: 5 }, { childrenAges: [3, 4, 5, 6] }] }));
    expect(refused.reasons.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["rooms.1.roomTypeId", "rooms.2.roomTypeId"]),
    );
    expect(refused.reasons.map(({ field }) => field)).not.toContain("rooms.0.roomTypeId");
  });

  it("may share the folio of the first room", async () => {
    openHotel();
    const [leader, second] = await together({ routed: ["room"] });
    const { group } = await get(leader!.id);
    expect(group).toMatchObject({ name: "Prueba Iglesias", routed: ["room"], leader: { id: leader!.id } });
    expect(group!.members.map(({ id, handedOver }) => [id, handedOver > 0])).toContainEqual([second!.id, true]);
    expect(second!.balance).toBe(0);
  });

  it("pay each for itself unless told otherwise", async () => {
    openHotel();
    const [leader, second] = await together();
    expect(leader!.group).toBeUndefined();
    expect(second!.balance).toBe(second!.total);
  });

  it("get their guest's name by a change of their reservation", async () => {
    openHotel();
    const [, second] = await together();
    const newGuest = { ...draftOf().newGuest!, firstName: "Eva", lastName: "Sanz", email: "eva@example.com" };
    const named = await save(second!, { guestId: undefined, newGuest });
    expect(named.unnamed).toBeUndefined();
    expect(await customers()).not.toContain("Prueba Iglesias (2)");
    expect((await save(named, { eta: "18:00" })).guest.firstName).toBe("Eva");
  });

  it("stay when the first is cancelled, which must not pay for them any more", async () => {
    openHotel();
    const cancel = (stay: Reservation) => act(stay, "cancel", { cancelReason: "guestRequest" });
    const [paying] = await together({ routed: ["room"], clientId: "shared" });
    expect(await hotelRefusalOf(cancel(paying!))).toMatchObject({ status: 409, codes: ["GROUP_LEADER"] });
    const [leader, second] = await together();
    expect(await cancel(leader!)).toMatchObject({ state: "cancelled" });
    expect(await get(second!.id)).toMatchObject({ state: "confirmed" });
  });

  it("are as many as a booking may have", async () => {
    openHotel();
    const refused = await hotelRefusalOf(together({ rooms: Array.from({ length: 20 }, () => ({})) }));
    expect(refused).toMatchObject({ status: 422, codes: ["TOO_MANY_ROOMS"] });
  });
});
