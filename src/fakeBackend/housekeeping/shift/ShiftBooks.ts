import type { MinibarPosting, ReportedFault } from "@/contract/rooms/shift";

import type { KeptMap } from "../../core/KeptMap";
import type { RecordBook } from "../../records/RecordBook";
import type { StoredLostThing } from "./lostThings";

export interface ShiftBooks {
  lostThings: RecordBook<StoredLostThing>;
  /** By the client's id: a repeated call changes nothing. */
  minibar: KeptMap<MinibarPosting>;
  faults: KeptMap<ReportedFault>;
}
