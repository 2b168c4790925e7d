import { requestsContract } from "@/contract/requests";

import { requestsDrivers } from "./drivers/requestsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(requestsContract, requestsDrivers);
