import { conversationsContract } from "@/contract/conversations";

import { conversationsDrivers } from "./drivers/conversationsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(conversationsContract, conversationsDrivers);
