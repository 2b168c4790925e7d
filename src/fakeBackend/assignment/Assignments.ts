import type { MoveResult } from "@/contract/reservations/assignment";

import type { KeptMap } from "../core/KeptMap";

/** Results of the moves of each call, by the client's id of it. */
export type Assignments = KeptMap<MoveResult[]>;
