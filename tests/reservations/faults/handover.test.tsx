import { handoverContract } from "@/contract/reservations/handover";

import { handoverDrivers } from "./drivers/handoverDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(handoverContract, handoverDrivers);
