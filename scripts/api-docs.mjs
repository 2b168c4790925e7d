// Writes docs/api.md and docs/openapi.json from src/contract. With --check it writes nothing and fails where they differ.
import { readFileSync, writeFileSync } from "node:fs";

import { format } from "oxfmt";

import { markdownOf } from "./api-docs/markdownOf.mjs";
import { openApiOf } from "./api-docs/openApiOf.mjs";
import { readContract } from "./api-docs/readContract.mjs";

const recorded = JSON.parse(readFileSync("scripts/api-docs/recorded.json", "utf8"));
const { areas, calls, schemas } = readContract("src/contract");

const documents = {
  "docs/openapi.json": JSON.stringify(openApiOf(areas, calls, schemas, recorded)),
  "docs/api.md": markdownOf(calls, schemas, recorded),
};

const look = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));
const differing = [];
for (const [file, text] of Object.entries(documents)) {
  const { code: written } = await format(file, text, look);
  if (!process.argv.includes("--check")) writeFileSync(file, written);
  else if (readFileSync(file, "utf8") !== written) differing.push(file);
}

if (differing.length > 0) {
  console.error(`${differing.join(" and ")} no longer tell what src/contract says: run "npm run api-docs"`);
  process.exit(1);
}
console.log(
  `ok   docs/api.md and docs/openapi.json describe ${calls.length} calls and ${Object.keys(schemas).length} types`,
);
