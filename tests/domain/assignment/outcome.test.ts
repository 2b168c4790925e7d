import { expect, it } from "vitest";

import { outcomeOf } from "@/domain/assignment/outcomeOf";

import { held, planOf, room, solved, stay } from "./plans";

it("counts stays with a room, without one, moved and blocked, each once", () => {
  const plan = planOf({
    rooms: [room("101"), room("102"), room("103", { roomTypeId: "STE" })],
    stays: [
      stay(1, 2, { roomId: "R-101" }), // moves, so that the next one fits
      stay(0, 3),
      stay(0, 3),
      stay(0, 3, { roomTypeId: "STE", roomId: "R-103" }), // blocked since
    ],
    held: [held("102", 0, 1), held("103", 1, 2)],
  });
  const outcome = outcomeOf(solved(plan));
  expect(outcome).toEqual({ assigned: 1, unsolved: 1, moved: 1, blocked: 1 });
});
