import { assignmentContract } from "@/contract/reservations/assignment";

import { assignmentDrivers } from "./drivers/assignmentDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(assignmentContract, assignmentDrivers);
