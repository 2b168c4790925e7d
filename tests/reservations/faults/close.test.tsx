import { closeContract } from "@/contract/day/close";

import { closeDrivers } from "./drivers/closeDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(closeContract, closeDrivers);
