import { expect, it } from "vitest";

import type { RoomReport } from "@/contract/rooms/shift";
import { sameCount } from "@/domain/shift/shiftFaults";

const [water, beer] = [
  { productId: "water", quantity: 2 },
  { productId: "beer", quantity: 1 },
];
const now = new Date("2026-04-14T10:00:00.000Z");
const told = (at: string, items = [water, beer]): RoomReport => ({ id: at, kind: "minibar", items, by: "Fatou", at });

it.each<[string, RoomReport[], boolean]>([
  ["just now", [told("2026-04-14T09:59:50.000Z")], true],
  ["in another order", [told("2026-04-14T09:50:00.000Z", [beer, water])], true],
  ["by a clock that is ahead", [told("2026-04-14T10:04:00.000Z")], true],
  ["an hour ago", [told("2026-04-14T09:00:00.000Z")], false],
  ["with another quantity", [told("2026-04-14T09:59:00.000Z", [{ ...water, quantity: 1 }, beer])], false],
  ["never", [{ id: "lamp", kind: "fault", text: "Lámpara", by: "Fatou", at: now.toISOString() }], false],
])("knows the same minibar that was sent %s", (_, reports, isKnown) => {
  expect(sameCount(reports, [water, beer], now) !== undefined).toBe(isKnown);
});
