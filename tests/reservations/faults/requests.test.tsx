import { requestsContract } from "@/contract/guests/requests";

import { requestsDrivers } from "./drivers/requestsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(requestsContract, requestsDrivers);
