import { contactsContract } from "@/contract/messaging/contacts";

import { contactsDrivers } from "./drivers/contactsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(contactsContract, contactsDrivers);
