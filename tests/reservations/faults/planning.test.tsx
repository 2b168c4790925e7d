import { planningContract } from "@/contract/planning";

import { planningDrivers } from "./drivers/planningDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(planningContract, planningDrivers);
