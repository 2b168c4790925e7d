import { changesContract } from "@/contract/changes";

import { changesDrivers } from "./drivers/changesDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(changesContract, changesDrivers);
