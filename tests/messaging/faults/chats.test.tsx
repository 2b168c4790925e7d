import { chatsContract } from "@/contract/messaging/chats";

import { chatsDrivers } from "./drivers/chatsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(chatsContract, chatsDrivers);
