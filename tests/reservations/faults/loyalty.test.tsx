import { loyaltyContract } from "@/contract/loyalty";

import { loyaltyDrivers } from "./drivers/loyaltyDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(loyaltyContract, loyaltyDrivers);
