import type { StatePart } from "@/shared/feature/feature";

import { complaintList } from "./complaintList";
import { complainants, complaintFollower, shownComplaints } from "./complaintLoads";

export const complaintsState: StatePart[] = [complaintList, shownComplaints, complaintFollower, complainants];
