import { deskContract } from "@/contract/desk";

import { deskDrivers } from "./drivers/deskDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(deskContract, deskDrivers);
