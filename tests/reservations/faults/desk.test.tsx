import { deskContract } from "@/contract/reservations/desk";

import { deskDrivers } from "./drivers/deskDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(deskContract, deskDrivers);
