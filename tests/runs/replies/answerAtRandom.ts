import { createHash } from "node:crypto";

import type { AxiosAdapter, InternalAxiosRequestConfig } from "axios";
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

/**
 * Replies to each call with any value that docs/openapi.json allows: always with the same one to the nth call of the same
 * address under the same seed, whatever else is called before it. Returns the names of the calls, as they come.
 */
export function answerAtRandom(seed: string) {
  const calls: string[] = [];
  const turns = new Map<string, number>();
  const adapter: AxiosAdapter = async (config) => {
    const { name, schema } = operations.find(({ isCall }) => isCall(config))!;
    if (isPoll(name) && calls.includes(name)) await forEver;
    calls.push(name);
    const call = addressOf(config);
    const turn = (turns.get(call) ?? 0) + 1;
    turns.set(call, turn);
    const random = randomFrom(numberOf(`${seed} ${call} ${turn}`));
    await new Promise((resolve) => setTimeout(resolve)); // as a network's, it comes later
    return { data: randomValue(schema, random), status: 200, statusText: "", headers: {}, config };
  };
  const { adapter: before } = http.defaults;
  http.defaults.adapter = adapter;
  onTestFinished(() => void (http.defaults.adapter = before));
  return calls;
}

/** With the query, in the order of its names; without the body, which may have an id of chance. */
function addressOf(config: InternalAxiosRequestConfig) {
  const query = Object.entries((config.params ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return `${config.method} ${config.url} ${JSON.stringify(query.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

const numberOf = (text: string) => createHash("sha256").update(text).digest().readInt32LE();
