import { folioContract } from "@/contract/folios";

import { folioDrivers } from "./drivers/folioDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(folioContract, folioDrivers);
