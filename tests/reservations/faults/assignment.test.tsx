import { assignmentContract } from "@/contract/assignment";

import { assignmentDrivers } from "./drivers/assignmentDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(assignmentContract, assignmentDrivers);
