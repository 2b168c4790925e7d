// Writes docs/api.md and docs/openapi.json from src/contract. With --check it writes nothing and fails where they differ.
// With --record it first runs the tests and takes examples and codes of refusals from the calls that they make, into
// scripts/api-docs/recorded.json. Files after it add what they show: npm run api-docs -- --record tests/fakeBackend.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { format } from "oxfmt";

import { markdownOf } from "./api-docs/markdownOf.mjs";
import { openApiOf } from "./api-docs/openApiOf.mjs";
import { readContract } from "./api-docs/readContract.mjs";
import { record } from "./api-docs/record.mjs";

const RECORDED = "scripts/api-docs/recorded.json";
const boolean = { type: "boolean", default: false };
const { values: asked, positionals: files } = parseArgs({
  options: { check: boolean, record: boolean },
  allowPositionals: true,
});
const { areas, calls, schemas } = readContract("src/contract");
const look = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));
const recorded = JSON.parse(readFileSync(RECORDED, "utf8"));

const differing = [];
await describe(recorded);
if (asked.record) {
  const renewed = record(recorded, schemas, files); // its tests read the description: it has to be new
  await keep(RECORDED, JSON.stringify(renewed));
  await describe(renewed);
}

async function describe(seen) {
  await keep("docs/openapi.json", JSON.stringify(openApiOf(areas, calls, schemas, seen)));
  await keep("docs/api.md", markdownOf(calls, schemas, seen));
}

async function keep(file, text) {
  const { code: written } = await format(file, text, look);
  if (!asked.check) writeFileSync(file, written);
  else if (readFileSync(file, "utf8") !== written) differing.push(file);
}

if (differing.length > 0) {
  console.error(`${differing.join(" and ")} no longer tell what src/contract says: run "npm run api-docs"`);
  process.exit(1);
}
console.log(
  `ok   docs/api.md and docs/openapi.json describe ${calls.length} calls and ${Object.keys(schemas).length} types`,
);
