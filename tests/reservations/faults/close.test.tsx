import { closeContract } from "@/contract/reservations/close";

import { closeDrivers } from "./drivers/closeDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(closeContract, closeDrivers);
