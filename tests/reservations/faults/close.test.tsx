import { closeContract } from "@/contract/close";

import { closeDrivers } from "./drivers/closeDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(closeContract, closeDrivers);
