import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { Contract } from "@/contract/endpoint";
import { messagingRoutes } from "@/fakeBackend/messaging/messagingRoutes";

const folder = "tests/messaging/faults";
const tests = () => readdirSync(folder).filter((file) => file.endsWith(".test.tsx"));

/** The contracts by their names, with what they hold. */
async function allContracts() {
  const files = readdirSync("src/contract").map((file) => file.replace(".ts", ""));
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../../../src/contract/${file}.ts`)) as Record<string, Contract>),
  );
  return modules.flatMap(Object.entries<Contract>).filter(([name]) => name.endsWith("Contract"));
}

it("holds the faults of every call that the messaging area answers", async () => {
  const texts = tests().map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const isDriven = (name: string) => texts.some((text) => text.includes(`holdFaults(${name},`));
  const driven = (await allContracts()).filter(([name]) => isDriven(name));
  const endpoints = new Set(driven.flatMap(([, contract]) => Object.values(contract)));
  const missing = messagingRoutes.filter(({ endpoint }) => !endpoints.has(endpoint));
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
});
