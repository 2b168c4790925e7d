import type { AxiosAdapter } from "axios";
import { onTestFinished } from "vitest";

import { isCallOf } from "@/fakeBackend/core/routes";
import { randomFrom } from "@/fakeBackend/core/random";
import { http } from "@/shared/api/http";

import { allContracts } from "../../support/allContracts";
import { describedCall } from "../../support/apiDescription";
import { randomValue } from "./randomValue";

const operations = allContracts
  .flatMap(([, contract]) => Object.values(contract))
  .toSorted((one, other) => placeholders(one.path) - placeholders(other.path)) // a literal path comes first
  .map((endpoint) => {
    const { operation } = describedCall(endpoint);
    const { schema } = operation.responses[200]!.content!["application/json"];
    return { name: operation.operationId, schema, isCall: isCallOf(endpoint) };
  });

function placeholders(path: string) {
  return path.split(":").length;
}

/** A long poll is answered once: each change that is told makes the page read again, by its rules. */
const isPoll = (name: string) => name === "listChanges" || name === "awaitHotelChanges";
const forEver = new Promise<never>(() => {});

/** Replies to each call with any value that docs/openapi.json allows. Returns the names of the calls, as they come. */
export function answerAtRandom(seed: number) {
  const random = randomFrom(seed);
  const calls: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const { name, schema } = operations.find(({ isCall }) => isCall(config))!;
    if (isPoll(name) && calls.includes(name)) await forEver;
    calls.push(name);
    await new Promise((resolve) => setTimeout(resolve)); // as a network's, it comes later
    return { data: randomValue(schema, random), status: 200, statusText: "", headers: {}, config };
  };
  const { adapter: before } = http.defaults;
  http.defaults.adapter = adapter;
  onTestFinished(() => void (http.defaults.adapter = before));
  return calls;
}
