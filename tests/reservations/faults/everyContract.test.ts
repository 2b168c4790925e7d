import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { routes as bookingRoutes } from "@/fakeBackend/hotel/routes/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/routes/hotelRoutes";

import { allContracts } from "../../support/allContracts";
import { reservationCalls } from "../../support/reservationCalls";

const folder = "tests/reservations/faults";

it("holds the faults of every call that the hotel answers", () => {
  const tests = readdirSync(folder).filter((file) => file.endsWith(".test.tsx"));
  const texts = tests.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const isDriven = (name: string) => texts.some((text) => text.includes(`holdFaults(${name},`));
  const contracts = [...allContracts, ["reservationCalls", reservationCalls] as const];
  const driven = contracts.filter(([name]) => isDriven(name));
  const endpoints = new Set(driven.flatMap(([, contract]) => Object.values(contract).map(({ path }) => path)));
  const missing = [...hotelRoutes, ...bookingRoutes].filter(({ endpoint }) => !endpoints.has(endpoint.path));
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
});
