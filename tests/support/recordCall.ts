import { appendFileSync } from "node:fs";

import type { AxiosRequestConfig } from "axios";

import type { ApiError } from "@/fakeBackend/core/ApiError";

import openApi from "../../docs/openapi.json";
import { type describedCall, SCHEMA_OF_JSON, validatorOf } from "./apiDescription";

/*
 * For `npm run api-docs -- --record`: a line for each code of a refusal, `{ name, status, code }`, and for examples,
 * `{ type, example }`, in the file that API_RECORD names. Several workers add to it.
 */

type Call = ReturnType<typeof describedCall>;

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  examples?: unknown[];
}

const file = process.env.API_RECORD;
export const isRecording = file !== undefined;
const named = openApi.components.schemas as unknown as Record<string, Schema>; // too large a type to compare
const written = new Set<string>();

export function recordRefusal({ operation, pointer }: Call, { status, reasons, body }: ApiError) {
  for (const code of [undefined, ...reasons.map((reason) => reason.code)])
    write({ name: operation.operationId, status, code });
  if (status in operation.responses && !operation.responses[status]!.$ref)
    collect(schemaAt(`${pointer}/responses/${status}/${SCHEMA_OF_JSON}`), asSent(body));
  else offer("Refusal", asSent(body));
}

export function recordReply({ pointer }: Call, reply: unknown, { url = "", data, params = {} }: AxiosRequestConfig) {
  collect(schemaAt(`${pointer}/responses/200/${SCHEMA_OF_JSON}`), asSent(reply));
  if (typeof data === "string") collect(schemaAt(`${pointer}/requestBody/${SCHEMA_OF_JSON}`), JSON.parse(data));
  const { parameters = [] } = schemaAt(pointer) as { parameters?: { name: string; schema: Schema }[] };
  const given: Record<string, unknown> = { ...inPath(pointer, url), ...params };
  for (const { name, schema } of parameters.filter((parameter) => parameter.name in given)) {
    const value = given[name];
    collect(schema, schema.items && typeof value === "string" ? value.split(",") : value);
  }
}

/** The parameters of a path, by the pointer to its operation: `/paths/~1pms~1desk~1{id}/get`. */
function inPath(pointer: string, url: string): Record<string, string> {
  const values = url.split("/");
  const path = pointer.split("/")[2]!.split("~1");
  return Object.fromEntries(
    path.flatMap((part, place) => (part.startsWith("{") ? [[part.slice(1, -1), values[place]!]] : [])),
  );
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function write(line: object) {
  const text = JSON.stringify(line);
  if (!written.has(text)) appendFileSync(file!, `${text}\n`);
  written.add(text);
}

function schemaAt(pointer: string): Schema {
  const keys = pointer.split("/").slice(1);
  const found = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key.replaceAll("~1", "/")],
    openApi,
  );
  return found as Schema; // as the pointer says
}

/** Offers the value's parts that have a named type. */
function collect(schema: Schema, value: unknown) {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1)!;
    if (!validatorOf(`/components/schemas/${name}`)(value)) return;
    offer(name, value);
    collect(named[name]!, value);
  }
  for (const option of schema.anyOf ?? []) collect(option, value);
  if (Array.isArray(value)) {
    value.slice(0, 3).forEach((item, place) => {
      const part = schema.prefixItems?.[place] ?? schema.items;
      if (part) collect(part, item);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      const part = schema.properties?.[key] ?? schema.additionalProperties;
      if (part) collect(part, field);
    }
  }
}

/** Offers an example where there is none that fits. */
function offer(type: string, value: unknown) {
  const isOfType = validatorOf(`/components/schemas/${type}`);
  const [present] = named[type]?.examples ?? [];
  if (present !== undefined && isOfType(present)) return;
  const example = [shortened(value), value].find((one) => isOfType(one)); // a pair is no pair with one item
  if (example !== undefined) write({ type, example });
}

/** Of each list the first item. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}
