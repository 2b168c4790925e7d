import { assignmentContract, type MoveResult, type RoomMove } from "@/contract/reservations/assignment";

import type { Sample } from "../core/createCore";
import { KeptMap } from "../core/KeptMap";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { applyMoves } from "./applyMoves";
import type { Assignments } from "./Assignments";
import { assignmentPlanOf } from "./assignmentPlanOf";
import { proposedRooms } from "./proposedRooms";

export function createData({ shelf }: Sample): () => Assignments {
  const assignments = {
    made: new KeptMap<MoveResult[]>(shelf.table("assignments")),
    rules: { proposedRooms, applyMoves },
  };
  return () => assignments;
}

export const routes = routesFor(assignmentContract, {
  getAssignmentPlan: ({ query }, { db }) => assignmentPlanOf(db, query),
  applyAssignment({ body: { clientId, moves } }, context) {
    const { assignment, hotel } = context.db;
    const results = assignment.made.get(clientId) ?? applyMoves(once(moves), hotel, actorOf(context));
    assignment.made.set(clientId, results);
    return { asOf: hotel.revision.count, results };
  },
});

/** The last one of each reservation. */
const once = (moves: readonly RoomMove[]) => [...new Map(moves.map((move) => [move.reservationId, move])).values()];
