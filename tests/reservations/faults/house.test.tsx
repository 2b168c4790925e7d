import { describe } from "vitest";

import { ratesContract } from "@/contract/reservations/rates";
import { setUpContract } from "@/contract/reservations/setUp";

import { setUpDrivers, ratesDrivers } from "./drivers/houseDrivers";
import { holdFaults } from "./holdFaults";

describe("set-up", () => {
  holdFaults(setUpContract, setUpDrivers);
});
describe("rates", () => {
  holdFaults(ratesContract, ratesDrivers);
});
