import { registerContract } from "@/contract/reservations/registers";

import { registerDrivers } from "./drivers/registerDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(registerContract, registerDrivers);
