import { guestsContract } from "@/contract/guests/guests";

import { guestsDrivers } from "./drivers/guestsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(guestsContract, guestsDrivers);
