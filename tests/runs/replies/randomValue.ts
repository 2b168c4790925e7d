import fc from "fast-check";

import { addDays } from "@/domain/civilDate";
import type { Random } from "@/fakeBackend/core/random";

import openApi from "../../../docs/openapi.json";

export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
}

const named = openApi.components.schemas as unknown as Record<string, Schema>; // too large a type to compare
const texts = ["", "a", "Ana María", "العربية", "<b>ñ</b>", "0", "-", "constructor", "x".repeat(200)];
/** By pattern: to make one takes longer than to use it. */
const matching = new Map<string, fc.Arbitrary<string>>();
const zones = ["UTC", "Europe/Madrid", "Pacific/Auckland"];
/** Deeper, lists are empty and what may be left out is left out: some types hold themselves. */
const DEEPEST = 12;

/** Any value that a schema allows, whether it makes sense or not. */
export function randomValue(schema: Schema, random: Random, depth = 0): unknown {
  const one = <Value>(values: readonly Value[]) => random.pick(values);
  const within = (part: Schema) => randomValue(part, random, depth + 1);
  if (schema.$ref) return within({ ...named[schema.$ref.split("/").at(-1)!]!, ...limitsOf(schema) });
  if ("const" in schema) return schema.const;
  if (schema.enum) return one(schema.enum);
  if (schema.anyOf) return within(one(schema.anyOf));
  if (schema.type === "string") return randomText(schema, random);
  if (schema.type === "integer" || schema.type === "number") return randomNumber(schema, random);
  if (schema.type === "boolean") return random.next() < 0.5;
  if (schema.type === "array") {
    if (schema.prefixItems) return schema.prefixItems.map(within);
    const { items, minItems = 0, maxItems = 4 } = schema;
    const length = depth > DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, random.between(0, 4)));
    return items ? Array.from({ length }, () => within(items)) : [];
  }
  if (schema.type !== "object") return null;
  const { properties = {}, required = [], additionalProperties } = schema;
  const isThere = (name: string) => required.includes(name) || (depth <= DEEPEST && random.next() < 0.7);
  const fields = Object.entries(properties).filter(([name]) => isThere(name));
  const more = additionalProperties ? ["one", "2026-04-14"].map((name) => [name, additionalProperties] as const) : [];
  return Object.fromEntries([...fields, ...more].map(([name, part]) => [name, within(part)]));
}

const limitsOf = ({ minimum, maximum, minLength, maxLength, maxItems }: Schema): Schema =>
  Object.fromEntries(
    Object.entries({ minimum, maximum, minLength, maxLength, maxItems }).filter(([, limit]) => limit !== undefined),
  );

function randomNumber({ type, minimum = -1_000_000, maximum = 10_000_000 }: Schema, random: Random) {
  const drawn = random.pick([0, 1, 2, 7, random.between(0, 100), random.between(0, 1_000_000), -1]);
  const number = type === "number" ? drawn / 10 : drawn;
  return Math.min(maximum, Math.max(minimum, number));
}

function randomText({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, random: Random): string {
  if (pattern) {
    const any = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
    matching.set(pattern, any);
    const [drawn] = fc.sample(any, { seed: random.between(0, 1e9), numRuns: 1 });
    return drawn!;
  }
  const date = () => addDays("2026-11-27", random.between(-40, 40));
  if (format === "date") return date();
  if (format === "date-time") return `${date()}T${random.pick(["00:00:00.000", "09:30:00.000", "23:59:59.999"])}Z`;
  if (format === "email") return random.pick(["ana@example.com", "ü@例え.jp"]);
  if (format === "iana-time-zone") return random.pick(zones);
  return random.pick(texts.filter((text) => text.length >= minLength)).slice(0, maxLength);
}
