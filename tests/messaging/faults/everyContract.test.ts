import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { messagingRoutes } from "@/fakeBackend/messaging/messagingRoutes";

import { allContracts } from "../../support/allContracts";

const folder = "tests/messaging/faults";
const tests = () => readdirSync(folder).filter((file) => file.endsWith(".test.tsx"));

it("holds the faults of every call that the messaging area answers", () => {
  const texts = tests().map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const isDriven = (name: string) => texts.some((text) => text.includes(`holdFaults(${name},`));
  const driven = allContracts.filter(([name]) => isDriven(name));
  const endpoints = new Set(driven.flatMap(([, contract]) => Object.values(contract)));
  const missing = messagingRoutes.filter(({ endpoint }) => !endpoints.has(endpoint));
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
});
