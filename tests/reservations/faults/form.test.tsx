import { reservationsContract } from "@/contract/reservations/reservations";

import { formDrivers } from "./drivers/formDrivers";
import { listDrivers } from "./drivers/listDrivers";
import { holdFaults } from "./holdFaults";

holdFaults(reservationsContract, formDrivers, listDrivers);
