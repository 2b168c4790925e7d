import { planningContract } from "@/contract/reservations/planning";

import { planningDrivers } from "./drivers/planningDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(planningContract, planningDrivers);
