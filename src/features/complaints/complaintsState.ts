import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { complaintList } from "./complaintList";
import { complainants, complaintFollower, complaintRows } from "./complaintLoads";
import { complaintRecord } from "./complaintRecord";

export const complaintsState: StatePart[] = [
  hotelState,
  complaintList,
  complaintRecord,
  complaintRows,
  complaintFollower,
  complainants,
];
