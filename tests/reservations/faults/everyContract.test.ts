import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { Contract } from "@/contract/endpoint";
import { routes as bookingRoutes } from "@/fakeBackend/hotel/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/hotelRoutes";

const folder = "tests/reservations/faults";

/** The contracts by their names, with what they hold. */
async function allContracts() {
  const files = readdirSync("src/contract").map((file) => file.replace(".ts", ""));
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../../../src/contract/${file}.ts`)) as Record<string, Contract>),
  );
  return modules.flatMap(Object.entries<Contract>).filter(([name]) => name.endsWith("Contract"));
}

it("holds the faults of every call that the hotel answers", async () => {
  const tests = readdirSync(folder).filter((file) => file.endsWith(".test.tsx"));
  const texts = tests.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const isDriven = (name: string) => texts.some((text) => text.includes(`holdFaults(${name},`));
  const driven = (await allContracts()).filter(([name]) => isDriven(name));
  const endpoints = new Set(driven.flatMap(([, contract]) => Object.values(contract).map(({ path }) => path)));
  const missing = [...hotelRoutes, ...bookingRoutes].filter(({ endpoint }) => !endpoints.has(endpoint.path));
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
});
