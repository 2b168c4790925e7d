import { callsContract } from "@/contract/calls";

import { callsDrivers } from "./drivers/callsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(callsContract, callsDrivers);
