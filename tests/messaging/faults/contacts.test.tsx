import { contactsContract } from "@/contract/contacts";

import { contactsDrivers } from "./drivers/contactsDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(contactsContract, contactsDrivers);
