import type { MoveResult } from "@/contract/reservations/assignment";

import type { StoredReservation } from "../hotel/StoredReservation";
import type { KeptMap } from "../core/KeptMap";

declare module "../core/database" {
  interface AreaData {
    readonly planning: Moves;
  }
}

/** What a move changes of a reservation. */
export type Placement = Pick<
  StoredReservation,
  "id" | "arrival" | "departure" | "roomTypeId" | "nights" | "dayRoomId" | "roomsLeft" | "policies" | "deposit"
>;

interface KeptMove {
  results: MoveResult[];
  /** As they were before it. */
  former: Placement[];
  /** What became of undoing it. */
  undone?: MoveResult[];
}

/** The moves of the planning, by the client's id of each call. */
export type Moves = KeptMap<KeptMove>;
