import { complaintsContract } from "@/contract/complaints";

import { complaintsDrivers } from "./drivers/complaintsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(complaintsContract, complaintsDrivers);
