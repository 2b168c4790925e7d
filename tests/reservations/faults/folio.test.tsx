import { folioContract } from "@/contract/reservations/folios";

import { folioDrivers } from "./drivers/folioDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(folioContract, folioDrivers);
