import { formDrivers } from "./drivers/formDrivers";
import { listDrivers } from "./drivers/listDrivers";
import { holdFaults } from "./holdFaults";
import { reservationCalls } from "../../support/reservationCalls";

holdFaults(reservationCalls, formDrivers, listDrivers);
