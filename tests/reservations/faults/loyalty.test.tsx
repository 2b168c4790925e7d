import { loyaltyContract } from "@/contract/guests/loyalty";

import { loyaltyDrivers } from "./drivers/loyaltyDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(loyaltyContract, loyaltyDrivers);
