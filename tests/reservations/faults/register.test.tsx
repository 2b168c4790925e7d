import { registerContract } from "@/contract/registers";

import { registerDrivers } from "./drivers/registerDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(registerContract, registerDrivers);
