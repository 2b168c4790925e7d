import type { MoveResult, RoomMove } from "@/contract/reservations/assignment";

import type { KeptMap } from "../core/KeptMap";
import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";

export interface Assignments {
  /** Results of the moves of each call, by the client's id of it. */
  made: KeptMap<MoveResult[]>;
  rules: AssignmentRules;
}

/** For the close, so that its part does not hold the search, too. */
interface AssignmentRules {
  proposedRooms: (books: Pick<Database, "hotel" | "rooms">) => Map<string, string>;
  applyMoves: (moves: readonly RoomMove[], hotel: Hotel, actor: Actor) => MoveResult[];
}
