import { describe } from "vitest";

import { dayContract } from "@/contract/day/day";
import { hotelChangesContract } from "@/contract/hotelChanges";

import { dayDrivers, hotelChangesDrivers } from "./drivers/dayDrivers";
import { holdFaults } from "./holdFaults";

describe("day", () => {
  holdFaults(dayContract, dayDrivers);
});
describe("changes", () => {
  holdFaults(hotelChangesContract, hotelChangesDrivers);
});
