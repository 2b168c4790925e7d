import { callsContract } from "@/contract/messaging/calls";

import { callsDrivers } from "./drivers/callsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(callsContract, callsDrivers);
