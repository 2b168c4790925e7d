import { handoverContract } from "@/contract/day/handover";

import { handoverDrivers } from "./drivers/handoverDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(handoverContract, handoverDrivers);
