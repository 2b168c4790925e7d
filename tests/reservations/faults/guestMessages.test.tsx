import { guestMessagesContract } from "@/contract/guestMessages";

import { messagesDrivers } from "./drivers/messagesDrivers";
import { templatesDrivers } from "./drivers/templatesDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(guestMessagesContract, messagesDrivers, templatesDrivers);
