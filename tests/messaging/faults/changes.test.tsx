import { changesContract } from "@/contract/messaging/changes";

import { changesDrivers } from "./drivers/changesDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(changesContract, changesDrivers);
