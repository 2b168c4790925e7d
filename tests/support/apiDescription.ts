import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";

import type { Endpoint } from "@/contract/endpoint";

import openApi from "../../docs/openapi.json";

interface Response {
  $ref?: string;
  content?: { "application/json": { schema: object } };
  "x-reasons"?: string[];
}

/** A call in docs/openapi.json, as far as the tests read it. */
interface Operation {
  operationId: string;
  responses: Record<string, Response | undefined>;
}

// each worker compiles its own, so compiling counts more than checking
const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
const isTime = (text: string) => !Number.isNaN(Date.parse(text));
ajv.addFormat("binary", true);
ajv.addFormat("date", (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text));
ajv.addFormat("date-time", (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text) && isTime(text));
ajv.addFormat("email", /^[^\s@]+@[^\s@]+$/);
ajv.addFormat("iana-time-zone", (zone) => zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone));
ajv.addSchema(openApi, "openapi.json");

const paths = openApi.paths as unknown as Record<string, Record<string, Operation>>; // too large a type to compare

/** The call in the document, and the pointer to it. */
export function describedCall({ method, path }: Endpoint) {
  const inDocument = path.replace(/:(\w+)/g, "{$1}");
  const lower = method.toLowerCase();
  const operation = paths[inDocument]?.[lower];
  if (!operation) throw new Error(`${method} ${path} is not in docs/openapi.json: run "npm run api-docs".`);
  return {
    operation,
    pointer: `/paths/${inDocument.replaceAll("/", "~1")}/${lower}`,
  };
}

/** Whether a value is as the schema at a pointer of the document says. */
export function validatorOf(pointer: string): ValidateFunction {
  return ajv.getSchema(`openapi.json#${pointer}`)!;
}

/** What of a value is not as the schema at the pointer says; "" where all of it is. */
export function faultsOf(pointer: string, value: unknown): string {
  const isAsDescribed = validatorOf(pointer);
  // as it is sent only where it is not right already: a copy of each reply took a tenth of the time of tests of calls
  const isRight = isAsDescribed(value) || isAsDescribed(JSON.parse(JSON.stringify(value)));
  return isRight ? "" : ajv.errorsText(isAsDescribed.errors);
}

export const SCHEMA_OF_JSON = "content/application~1json/schema";
