import { readFileSync } from "node:fs";

import { propertiesOf, wordsOf } from "./words.mjs";

const json = (schema) => ({ "application/json": { schema } });
const form = (schema) => ({ "multipart/form-data": { schema } });
const component = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

const statuses = {
  400: "A value that no form sends, or a rule of the specification: the sentence says what is wrong, or that there is no such thing.",
  404: "There is no such thing.",
  409: "The rules forbid it, or the record has changed since: `current` is what it is now.",
  422: "Something of the input is missing or wrong.",
};

const common = {
  401: ["Unauthorised", "The session is over, or there was none. The call may be repeated with another."],
  429: ["TooMany", "Too many calls: nothing was done. The call may be repeated after `Retry-After`."],
  500: ["Failed", "The server failed. The call may be repeated under the same `Idempotency-Key`."],
  503: ["Unavailable", "With `Retry-After`, nothing was done: the call may be repeated after it. Without it, as 500."],
};

const whichToWait = new Set(["429", "503"]);

/**
 * An OpenAPI 3.1 document for implementers of a server. What was recorded of the fake backend: an example of each type, and
 * the codes of each call's refusals by status.
 */
export function openApiOf(areas, calls, schemas, { examples, refusals }) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const paths = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call, schemas, refusals[call.name] ?? {}),
    };
  }
  const withExample = ([name, schema]) => [name, name in examples ? { ...schema, examples: [examples[name]] } : schema];
  return {
    openapi: "3.1.0",
    info: {
      title: "Conserje",
      version,
      description:
        "What the application asks of its server. What no type says is in server.md: sessions, keys, changes, lists, files. " +
        "The codes of a refusal are those that its tests have met; any other of its type may come.",
      license: { name: "Private", identifier: "LicenseRef-Private" },
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }, { key: [] }, { cookie: [] }],
    tags: areas.map(({ name, comment }) => ({ name, ...(comment && { description: comment }) })),
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of the session." },
        key: { type: "http", scheme: "basic", description: "A stored API key, where there is one." },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description:
            "Where the client is built with `VITE_AUTH=cookie`. The name is the server's own: the client never reads it, and " +
            "sends `X-XSRF-TOKEN` with the value of a cookie `XSRF-TOKEN`, where there is one.",
        },
      },
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description:
            "Names the write: it is carried out once, however often it arrives, and a repeat gets the first reply.",
          schema: { type: "string" },
          example: "V1StGXR8_Z5jdHi6B-myT",
        },
      },
      headers: {
        AccessToken: {
          description: "A token that replaces that of the call.",
          schema: { type: "string" },
        },
        AsOf: {
          description: "Cursor of the last change of the property that the reply includes; a repeated reply has none.",
          schema: { type: "integer" },
        },
        RetryAfter: {
          description: "Seconds to wait, or a date; at most five minutes are waited.",
          schema: { type: "string" },
          example: "1",
        },
      },
      responses: Object.fromEntries(
        Object.entries(common).map(([status, [name, description]]) => [
          name,
          {
            description,
            ...(whichToWait.has(status) && { headers: { "retry-after": component("headers", "RetryAfter") } }),
            content: json(component("schemas", "Refusal")),
          },
        ]),
      ),
      schemas: Object.fromEntries(Object.entries(schemas).map(withExample)),
    },
  };
}

function operationOf(
  { area, name, comment, isOpen, method, path, inPath, query, body, isUpload, reply, refusal },
  schemas,
  refused,
) {
  const parameters = [
    ...inPath.map((placeholder) => ({ ...placeholder, in: "path", required: true })),
    ...propertiesOf(query, schemas).map(({ name: field, isRequired, schema: { description, ...schema } }) => ({
      name: field,
      in: "query",
      required: isRequired,
      ...(description && { description }),
      ...(schema.type === "array" && { style: "form", explode: false }), // one text with commas
      schema,
    })),
    ...(method === "GET" ? [] : [component("parameters", "IdempotencyKey")]),
  ];
  const possible = possibleRefusals({ method, inPath, path, body, refusal });
  return {
    operationId: name,
    tags: [area],
    summary: wordsOf(name),
    ...(comment && { description: comment }),
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: isUpload ? form(body) : json(body) } }),
    responses: {
      200: {
        description: "Done",
        ...(!isOpen && { headers: headersOf(path) }),
        content: json(reply),
      },
      ...Object.fromEntries(
        Object.entries({ ...possible, ...refused }).map(([status, codes]) => [
          status,
          refusedWith(status, codes, refusal, status in possible),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(common)
          .filter(([status]) => !(isOpen && status === "401"))
          .map(([status, [shared]]) => [status, component("responses", shared)]),
      ),
    },
  };
}

const headersOf = (path) => ({
  "access-token": component("headers", "AccessToken"),
  ...(path.startsWith("/pms/") && { "property-as-of": component("headers", "AsOf") }),
});

/**
 * What a call may be refused with, whether or not a test has tried: its path may name what is not there, which the messaging
 * and the header say by 400, too; its body may have a value that no form sends; its own refusal comes with 409 and 422 of a write.
 */
const possibleRefusals = ({ method, inPath, path, body, refusal }) => ({
  ...((body || (inPath.length > 0 && !path.startsWith("/pms/"))) && { 400: [] }),
  ...(inPath.length > 0 && { 404: [] }),
  ...(refusal && method !== "GET" && { 409: [], 422: [] }),
});

/**
 * Reasons stand in the call's own refusal, which only 409 and 422 send. The field `x-reasons` tells what was recorded
 * (`recordedIn`): it is also there without a code where nothing but a test has shown the status.
 */
function refusedWith(status, codes, refusal, isPossible) {
  const isOwn = refusal && (status === "409" || status === "422");
  const reasons =
    codes.length > 0 ? ` Codes of its reasons, among others: ${codes.map((code) => `\`${code}\``).join(", ")}.` : "";
  return {
    description: `${statuses[status]}${reasons}`,
    content: json(isOwn ? refusal : component("schemas", "Refusal")),
    ...((codes.length > 0 || !isPossible) && { "x-reasons": codes }),
  };
}
