import { handoverContract } from "@/contract/handover";

import { handoverDrivers } from "./drivers/handoverDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(handoverContract, handoverDrivers);
