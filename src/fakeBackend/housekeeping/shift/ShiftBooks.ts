import type { MinibarPosting, ReportedFault, RoomReport } from "@/contract/rooms/shift";

import type { KeptMap } from "../../core/KeptMap";
import type { RecordBook } from "../../records/RecordBook";
import type { StoredLostThing } from "./lostThings";

export interface ShiftBooks {
  lostThings: RecordBook<StoredLostThing>;
  /** By the client's id: a repeated call changes nothing. */
  minibar: KeptMap<MinibarPosting>;
  faults: KeptMap<ReportedFault>;
  /** Minibars and faults as they were told, by the same id. */
  told: KeptMap<Omit<RoomReport, "id"> & { roomId: string }>;
}
