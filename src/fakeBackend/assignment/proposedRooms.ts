import { usualCriteria } from "@/domain/assignment/criteria";
import { solveAssignment } from "@/domain/assignment/solveAssignment";

import type { Database } from "../core/database";
import { assignmentPlanOf } from "./assignmentPlanOf";

/** The room that suits each arrival of the next day best, by reservation: of those that have none, as far as there are rooms. */
export function proposedRooms(books: Pick<Database, "hotel" | "rooms">): Map<string, string> {
  // the desk sees no proposal here: guests who have a room keep it
  const criteria = { ...usualCriteria, makesRoom: false };
  const solving = solveAssignment(assignmentPlanOf(books, { nights: 1, skip: 1 }), criteria);
  let step = solving.next(false);
  while (!step.done) step = solving.next(false);
  return new Map(step.value.moves.map(({ stay, roomId }) => [stay.id, roomId]));
}
