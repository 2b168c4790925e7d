import { channelsContract } from "@/contract/channels";

import { channelsDrivers } from "./drivers/channelsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(channelsContract, channelsDrivers);
