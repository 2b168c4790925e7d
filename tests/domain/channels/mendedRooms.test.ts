import { expect, it } from "vitest";

import type { ChannelRoom } from "@/contract/channels/channelMessage";
import { mendedRoom, nightsKept, typesOf } from "@/domain/channels/mendedRooms";

const room = (changes: Partial<ChannelRoom> = {}): ChannelRoom => ({
  id: "1",
  channelRateId: "BK-DBL-BAR",
  arrival: "2026-12-03",
  departure: "2026-12-05",
  adults: 2,
  childrenAges: [],
  prices: [84_00, 94_00],
  ...changes,
});
const known = { adults: 2, childrenAges: [4] };

/** The room as it is booked, and the codes of what is said of it. */
function mended(changes: Partial<ChannelRoom>) {
  const { room: one, isWhole, warnings, assumptions } = mendedRoom(room(changes), known);
  const codes = [...warnings, ...assumptions].map(({ code }) => code).join(" ");
  const { departure, adults, childrenAges, prices } = one;
  return { isWhole, codes, departure, adults, childrenAges, prices };
}

const whole = {
  isWhole: true,
  codes: "",
  departure: "2026-12-05",
  adults: 2,
  childrenAges: [],
  prices: [84_00, 94_00],
};

it.each<[string, Partial<ChannelRoom>, Partial<ReturnType<typeof mended>>]>([
  ["that is whole", {}, {}],
  ["without people", { adults: -1 }, { codes: "PEOPLE_ASSUMED" }],
  ["with children alone", { adults: 0, childrenAges: [6] }, { codes: "PEOPLE_ASSUMED", childrenAges: [6] }],
  ["without ages", { childrenAges: [-1, -1] }, { codes: "AGES_ASSUMED", childrenAges: [4, 8] }],
  ["with a total", { prices: [], total: 178_01 }, { codes: "TOTAL_SPREAD", prices: [89_01, 89_00] }],
  ["with one price for two nights", { prices: [178_00] }, { codes: "TOTAL_SPREAD", prices: [89_00, 89_00] }],
  ["without a price", { prices: [] }, { codes: "PRICES_ASSUMED", prices: [-1, -1] }],
  ["with a price too few", { prices: [84_00, -1] }, { codes: "PRICES_ASSUMED", prices: [84_00, -1] }],
  ["with a price by cents too fine", { prices: [84_00, 0.5] }, { codes: "PRICES_ASSUMED", prices: [84_00, -1] }],
  ["without a departure", { departure: "" }, { codes: "DEPARTURE_ASSUMED" }],
  ["without dates", { arrival: "", departure: "" }, { isWhole: false, codes: "ROOM_WITHOUT_DATES", departure: "" }],
  [
    "of no night",
    { departure: "2026-12-03" },
    { isWhole: false, codes: "ROOM_WITHOUT_DATES", departure: "2026-12-03" },
  ],
])("books a room %s, and says what it has assumed", (_, changes, expected) => {
  expect(mended(changes)).toEqual({ ...whole, ...expected });
});

it.each<[string, Partial<ChannelRoom>, ChannelRoom[], unknown]>([
  ["its own", {}, [], { from: "2026-12-03", to: "2026-12-05" }],
  ["the night of its arrival", { departure: "", prices: [] }, [room()], { from: "2026-12-03", to: "2026-12-04" }],
  ["those of another room", { arrival: "", departure: "" }, [room()], { from: "2026-12-03", to: "2026-12-05" }],
  ["none where no room has dates", { arrival: "", departure: "" }, [], undefined],
])("keeps the nights of a room that waits: %s", (_, changes, others, kept) => {
  expect(nightsKept(room(changes), others)).toEqual(kept);
});

it("knows the type of a rate without a mapping by the channel's room, else takes all types", () => {
  const rate = (id: string, of: string) => ({ id, room: of, rate: "Flexible" });
  const rates = [rate("A", "Double Room"), rate("B", "Double Room"), rate("C", "Suite"), rate("D", "Loft")];
  const mapping = (roomTypeId: string, channelRateId: string) => ({ roomTypeId, ratePlanId: "BAR", channelRateId });
  const mappings = [mapping("DBL", "A"), mapping("STE", "C")];
  expect(["A", "B", "D", "GONE"].map((id) => typesOf(id, { mappings, rates }))).toEqual([
    ["DBL"],
    ["DBL"],
    ["DBL", "STE"],
    ["DBL", "STE"],
  ]);
});
