import { channelsContract } from "@/contract/messaging/channels";

import { channelsDrivers } from "./drivers/channelsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(channelsContract, channelsDrivers);
