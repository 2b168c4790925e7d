import { describe } from "vitest";

import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/reservations/rates";

import { propertyDrivers, ratesDrivers } from "./drivers/houseDrivers";
import { holdFaults } from "./holdFaults";

describe("property", () => {
  holdFaults(propertyContract, propertyDrivers);
});
describe("rates", () => {
  holdFaults(ratesContract, ratesDrivers);
});
