import { expect, it } from "vitest";

import { leftOn } from "@/domain/rates/availability";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { book, hotelApi, openHotel } from "../../support/hotelBackend";
import { api, bookedAs, cancelled, modified, newest, room, settle, taken, tell } from "./channelCalls";

const left = ({ nights }: Hotel, roomTypeId: string, date = "2026-05-12") => leftOn(nights.count(roomTypeId, date));
const alarms = async () => (await hotelApi.getDay()).waitingBookings;

const undated = { arrival: "", departure: "" };

it.each<[string, object, string, object]>([
  ["without people", { adults: undefined }, "review PEOPLE_ASSUMED", { adults: 2 }],
  ["with a child without an age", { children: 1 }, "review AGES_ASSUMED", { childrenAges: [8] }],
  [
    "with a total",
    { prices: [], total: 250_01 },
    "done TOTAL_SPREAD",
    { nights: [{ price: 125_01 }, { price: 125_00 }] },
  ],
  ["without prices", { prices: [] }, "review PRICES_ASSUMED", { nights: [{}, {}] }],
  ["without a departure", { departure: "" }, "review DEPARTURE_ASSUMED", { departure: "2026-05-14" }],
])("books a room %s beside the others at once, and says what it has assumed", async (_, changes, outcome, stay) => {
  const { hotel } = openHotel();
  const told = await tell({ rooms: [room({ id: "A" }), room({ id: "B", channelRateId: "BK-TWN-BAR", ...changes })] });
  expect(taken(told)).toBe(outcome);
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ roomTypeId: "DBL" }, { roomTypeId: "TWN", ...stay }]);
  expect(bookedAs(hotel, "B-1")[1]!.nights.every(({ price }) => price > 0)).toBe(true);
  expect(await alarms()).toEqual([]);
});

it("keeps what it has assumed where a later message tells no more, and takes what it tells", async () => {
  const { hotel } = openHotel();
  await tell({ rooms: [room({ adults: -1 })] });
  expect(taken(await tell(modified(2, { rooms: [room({ adults: -1, prices: [120_00, 99_00] })] })))).toBe(
    "review PEOPLE_ASSUMED",
  );
  expect(taken(await tell(modified(3, { rooms: [room({ adults: 1, prices: [120_00, 99_00] })] })))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ adults: 1, nights: [{ price: 120_00 }, { price: 99_00 }] }]);
});

it("keeps a room without dates from sale, with an alarm, until it is settled", async () => {
  const { hotel, advance } = openHotel();
  await api.listSalesChannels();
  const before = [left(hotel, "DBL"), left(hotel, "TWN")];
  const rooms = [room({ id: "A" }), room({ id: "B", channelRateId: "BK-TWN-BAR", ...undated })];
  const told = await tell({ rooms });
  expect(taken(told)).toBe("review ROOM_WITHOUT_DATES");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ roomTypeId: "DBL" }]);
  expect([left(hotel, "DBL"), left(hotel, "TWN")]).toEqual(before.map((count) => count - 1));
  expect(await alarms()).toEqual([
    {
      messageId: told.id,
      channelId: "booking",
      channel: "Booking.com",
      externalId: "B-1",
      rooms: 1,
      from: "2026-05-12",
      to: "2026-05-14",
    },
  ]);
  expect((await newest("web", "availability")).map(({ roomTypeId, value }) => [roomTypeId, value])).toEqual([
    ["DBL", before[0]! - 1],
    ["TWN", before[1]! - 1],
  ]);
  await settle(told);
  expect([await alarms(), left(hotel, "TWN")]).toEqual([[], before[1]]);
  advance(0);
});

it("keeps a room without a mapping from sale, of the type that the channel's room has", async () => {
  const { hotel } = openHotel();
  const before = left(hotel, "TWN");
  const rooms = [room({ id: "A", channelRateId: "AG-DBL-BAR" }), room({ id: "B", channelRateId: "AG-TWN-BB" })];
  const told = await tell({ externalId: "A-1", rooms }, "agoda");
  expect(taken(told)).toBe("unmapped MESSAGE_UNMAPPED");
  expect(bookedAs(hotel, "A-1")).toMatchObject([{ roomTypeId: "DBL" }]);
  expect([left(hotel, "TWN"), (await alarms()).map(({ externalId }) => externalId)]).toEqual([before - 1, ["A-1"]]);
  const body = { version: told.version, roomTypeId: "TWN", ratePlanId: "BB" };
  await api.actOnChannelMessage({ params: { id: told.id, action: "map" }, body });
  expect(bookedAs(hotel, "A-1")).toMatchObject([{ roomTypeId: "DBL" }, { roomTypeId: "TWN" }]);
  expect([left(hotel, "TWN"), await alarms()]).toEqual([before - 1, []]);
});

it("keeps one of each type from sale where a rate tells no type", async () => {
  const { hotel } = openHotel();
  const before = [left(hotel, "DBL"), left(hotel, "STE")];
  const told = await tell({ externalId: "A-2", rooms: [room({ channelRateId: "AG-GONE" })] }, "agoda");
  expect([left(hotel, "DBL"), left(hotel, "STE")]).toEqual(before.map((count) => count - 1));
  await tell({ ...cancelled(2), externalId: "A-2" }, "agoda");
  expect([left(hotel, "DBL"), left(hotel, "STE"), ...(await alarms())]).toEqual(before);
  expect(told.state).toBe("unmapped");
});

it.each<[string, object, string]>([
  ["in another currency", { currency: "USD" }, "review BOOKING_CURRENCY"],
  ["of more people than the room takes", { rooms: [room({ adults: 9 })] }, "failed TOO_MANY_PEOPLE"],
  ["without any room", { rooms: [] }, "failed MESSAGE_WITHOUT_ROOMS"],
  ["without a revision", { revision: undefined }, "failed MESSAGE_UNREADABLE"],
])("raises an alarm for a booking %s", async (_, changes, outcome) => {
  openHotel();
  expect(taken(await tell(changes))).toBe(outcome);
  expect(await alarms()).toHaveLength(1);
});

it("keeps the reservation of a room that comes back without dates", async () => {
  const { hotel } = openHotel();
  await tell();
  const before = left(hotel, "DBL");
  expect(taken(await tell(modified(2, { rooms: [room(undated)] })))).toBe("review ROOM_WITHOUT_DATES");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ state: "confirmed", departure: "2026-05-14" }]);
  expect([left(hotel, "DBL"), await alarms()]).toEqual([before, []]);
});

it("ties a room that was booked by hand to its booking, whose later changes it follows", async () => {
  const { hotel } = openHotel();
  const rooms = [room({ id: "A" }), room({ id: "B", channelRateId: "BK-TWN-BAR", ...undated })];
  await settle(await tell({ rooms }));
  const { id } = await book({ channelId: "booking", externalRef: "B-1", roomTypeId: "TWN" });
  const dated = [rooms[0]!, room({ id: "B", channelRateId: "BK-TWN-BAR", adults: 1 })];
  await tell(modified(2, { rooms: dated }));
  expect(bookedAs(hotel, "B-1")).toHaveLength(2);
  expect(hotel.get(id)).toMatchObject({ adults: 1, state: "confirmed" });
});

it("tells rooms without ids of their own apart by their places", async () => {
  const { hotel } = openHotel();
  expect(taken(await tell({ rooms: [room({ id: "" }), room({ id: "" })] }))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toHaveLength(2);
});
