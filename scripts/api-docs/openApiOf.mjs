import { readFileSync } from "node:fs";

import { placeholdersOf, propertiesOf, wordsOf } from "./words.mjs";

const json = (schema) => ({ "application/json": { schema } });
const form = (schema) => ({ "multipart/form-data": { schema } });

/** An OpenAPI 3.1 document for implementers of a server. */
export function openApiOf(calls, schemas) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const paths = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Conserje", version, description: "What the application asks of its server." },
    servers: [{ url: "/" }],
    security: [{ token: [] }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } }, schemas },
  };
}

function operationOf({ area, name, comment, path, query, body, isUpload, reply, refusal }, schemas) {
  const inPath = placeholdersOf(path).map((placeholder) => ({
    name: placeholder,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = propertiesOf(query, schemas).map(({ name: field, isRequired, schema }) => ({
    name: field,
    in: "query",
    required: isRequired,
    schema,
  }));
  return {
    operationId: name,
    tags: [area],
    summary: wordsOf(name),
    ...(comment && { description: comment }),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(body && { requestBody: { required: true, content: isUpload ? form(body) : json(body) } }),
    responses: {
      200: { description: "Done", content: json(reply) },
      default: { description: "Refused", content: json(refusal ?? { $ref: "#/components/schemas/Refusal" }) },
    },
  };
}
