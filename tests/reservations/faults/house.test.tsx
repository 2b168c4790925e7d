import { describe } from "vitest";

import { guestsContract } from "@/contract/guests";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";

import { guestsDrivers } from "./drivers/guestsDrivers";
import { propertyDrivers, ratesDrivers } from "./drivers/houseDrivers";
import { holdFaults } from "./holdFaults";

describe("property", () => {
  holdFaults(propertyContract, propertyDrivers);
});
describe("rates", () => {
  holdFaults(ratesContract, ratesDrivers);
});
describe("guests", () => {
  holdFaults(guestsContract, guestsDrivers);
});
