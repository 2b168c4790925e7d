import { readFileSync } from "node:fs";

import { propertiesOf, wordsOf } from "./words.mjs";

const json = (schema) => ({ "application/json": { schema } });
const form = (schema) => ({ "multipart/form-data": { schema } });
const component = (kind, name) => ({ $ref: `#/components/${kind}/${name}` });

const statuses = {
  400: "The sentence says what is wrong, or that there is no such thing.",
  404: "There is no such thing.",
  409: "The rules forbid it, or the record has changed since: `current` is what it is now.",
  422: "Something of the input is missing or wrong.",
};

const common = {
  401: ["Unauthorised", "The session is over, or there was none. The call may be repeated with another."],
  500: ["Failed", "The server failed. The call may be repeated under the same `Idempotency-Key`."],
};

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
      description: "What the application asks of its server.",
      license: { name: "Private", identifier: "LicenseRef-Private" },
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }, { key: [] }],
    tags: areas.map(({ name, comment }) => ({ name, ...(comment && { description: comment }) })),
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of the session." },
        key: { type: "http", scheme: "basic", description: "A stored API key, where there is one." },
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
      },
      responses: Object.fromEntries(
        Object.values(common).map(([name, description]) => [
          name,
          { description, content: json(component("schemas", "Refusal")) },
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
      schema,
    })),
    ...(method === "GET" ? [] : [component("parameters", "IdempotencyKey")]),
  ];
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
        Object.entries(withUnknown(refused, { inPath, path })).map((one) => refusedWith(one, refusal)),
      ),
      ...(isOpen ? {} : { 401: component("responses", common[401][0]) }),
      500: component("responses", common[500][0]),
    },
  };
}

const headersOf = (path) => ({
  "access-token": component("headers", "AccessToken"),
  ...(path.startsWith("/pms/") && { "property-as-of": component("headers", "AsOf") }),
});

/** A path may name what is not there, whether or not a test has tried. The messaging and the header say it by 400, too. */
const withUnknown = (refused, { inPath, path }) =>
  inPath.length === 0 ? refused : { ...(!path.startsWith("/pms/") && { 400: [] }), 404: [], ...refused };

/** Reasons stand in the call's own refusal, which only 409 and 422 send. */
function refusedWith([status, codes], refusal) {
  const isOwn = refusal && (status === "409" || status === "422");
  const reasons = codes.length > 0 ? ` Codes of its reasons: ${codes.map((code) => `\`${code}\``).join(", ")}.` : "";
  return [
    status,
    {
      description: `${statuses[status]}${reasons}`,
      content: json(isOwn ? refusal : component("schemas", "Refusal")),
      ...(codes.length > 0 && { "x-reasons": codes }),
    },
  ];
}
