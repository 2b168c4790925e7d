import { beforeAll } from "vitest";

import { requestsContract } from "@/contract/requests";

import { withoutTableStyles } from "../../guests/guestsDesk";
import { requestsDrivers } from "./drivers/requestsDrivers";
import { holdFaults } from "./holdFaults";

beforeAll(withoutTableStyles);

holdFaults(requestsContract, requestsDrivers);
