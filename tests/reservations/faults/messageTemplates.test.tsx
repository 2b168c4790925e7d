import { guestMessagesContract } from "@/contract/guests/guestMessages";

import { messagesDrivers } from "./drivers/messagesDrivers";
import { templatesDrivers } from "./drivers/templatesDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(guestMessagesContract, templatesDrivers, messagesDrivers);
