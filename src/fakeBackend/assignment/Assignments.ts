import type { MoveResult } from "@/contract/reservations/assignment";

import type { KeptMap } from "../KeptMap";

/** What became of the moves of each call, by the client's id of it. */
export type Assignments = KeptMap<MoveResult[]>;
