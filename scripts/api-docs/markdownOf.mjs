import { propertiesOf, typeOf, wordsOf } from "./words.mjs";

const introduction = `# The calls

Written by \`npm run api-docs\` from \`src/contract\`; the same as an OpenAPI document: [openapi.json](../docs/openapi.json).
Requests and replies are JSON, except that a reply may be one sentence. The base is \`VITE_API_URL\`, or the page's own origin.
A stored API key goes in \`Authorization: Basic\`, else the token in \`Authorization: Bearer\`.

## Refusals

A refused call answers with its status and a \`Refusal\`: a sentence for people and, where fields are at fault, one for each.

| Status | What the person reads |
| --- | --- |
| 400 | the refusal's own sentence |
| 401 | "Invalid credentials" |
| 404 | "Sorry! the data you are looking for could not be found" |
| 409, 422 | the refusal's own sentence |
| 500 | "Internal Server Error" |
| none within 15 s, or none at all | that the connection is at fault |

A screen in another language than Spanish words the sentences of \`src/contract/sentences.ts\` itself and shows any other as it came.
`;

/** The calls by area as tables, followed by every type that they use. */
export function markdownOf(calls, schemas, { refusals }) {
  const areas = [...new Set(calls.map(({ area }) => area))];
  const callsOf = (area) => calls.filter((call) => call.area === area).map(callOf(schemas, refusals));
  const chapters = areas.map((area) => `## ${wordsOf(area)}\n\n${callsOf(area).join("\n")}`);
  return `${introduction}\n${chapters.join("\n")}\n## Types\n\n${Object.entries(schemas).map(typeSection).join("\n")}`;
}

const linked = (schema) => escaped(typeOf(schema, (name) => `[${name}](#${name.toLowerCase()})`));
const escaped = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const callOf =
  (schemas, refusals) =>
  ({ name, comment, method, path, inPath, query, body, reply, refusal }) => {
    const rows = [
      ...inPath.map((placeholder) => [`path \`${placeholder.name}\``, linked(placeholder.schema)]),
      ...propertiesOf(query, schemas).map((field) => [
        `query \`${field.name}\`${field.isRequired ? "" : ", optional"}`,
        cellOf(field.schema),
      ]),
      ...(body ? [["body", linked(body)]] : []),
      ["reply", linked(reply)],
      ["refusal", refusal ? linked(refusal) : "[Refusal](#refusal)"],
      ...Object.entries(refusals[name] ?? {}).map(([status, codes]) => [status, codes.join(", ")]),
    ];
    const table = rows.map(([part, type]) => `| ${part} | ${type} |`).join("\n");
    return `### ${wordsOf(name)}\n\n\`${method} ${path}\`\n\n${comment ? `${comment}\n\n` : ""}| Part | Type |\n| --- | --- |\n${table}\n`;
  };

const cellOf = (schema) => `${linked(schema)}${schema.description ? `: ${escaped(schema.description)}` : ""}`;

function typeSection([name, schema]) {
  const description = schema.description ? `${schema.description}\n\n` : "";
  if (schema.type !== "object" || !schema.properties) return `### ${name}\n\n${description}${linked(schema)}\n`;
  const rows = Object.entries(schema.properties).map(
    ([field, part]) => `| \`${field}\`${schema.required?.includes(field) ? "" : ", optional"} | ${cellOf(part)} |`,
  );
  return `### ${name}\n\n${description}| Field | Type |\n| --- | --- |\n${rows.join("\n")}\n`;
}
