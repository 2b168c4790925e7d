import { chatsContract } from "@/contract/chats";

import { chatsDrivers } from "./drivers/chatsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(chatsContract, chatsDrivers);
