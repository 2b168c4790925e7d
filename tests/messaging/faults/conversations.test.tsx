import { conversationsContract } from "@/contract/messaging/conversations";

import { conversationsDrivers } from "./drivers/conversationsDrivers";
import { messagesDrivers } from "./drivers/messagesDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(conversationsContract, conversationsDrivers, messagesDrivers);
