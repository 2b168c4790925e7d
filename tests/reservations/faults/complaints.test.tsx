import { complaintsContract } from "@/contract/guests/complaints";

import { complaintsDrivers } from "./drivers/complaintsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(complaintsContract, complaintsDrivers);
