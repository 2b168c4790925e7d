import { expect, it } from "vitest";

import { inRoomOrder } from "@/domain/reservations/roomOrder";

it("offers rooms that are free to the end first, then of the type sold, ready, simpler", () => {
  const best = { name: "best", endsEarly: false, isOfTypeSold: true, isReady: true, rank: 2 };
  const rooms = [
    best,
    { ...best, name: "not ready", isReady: false },
    { ...best, name: "better type", isOfTypeSold: false, rank: 3 },
    { ...best, name: "much better type", isOfTypeSold: false, rank: 4 },
    { ...best, name: "better type, not ready", isOfTypeSold: false, isReady: false, rank: 3 },
    { ...best, name: "until tomorrow", endsEarly: true },
  ];
  const names = (list: typeof rooms) => list.map(({ name }) => name);
  expect(names(rooms.toReversed().toSorted(inRoomOrder))).toEqual(names(rooms));
});
