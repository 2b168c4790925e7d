import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { complaintList } from "./complaintList";
import { complainants, complaintRows } from "./complaintLoads";
import { complaintServing } from "./complaintWrites";

export const complaintsState: StatePart[] = [
  hotelState,
  complaintList,
  ...complaintServing.parts,
  complaintRows,
  complainants,
];
