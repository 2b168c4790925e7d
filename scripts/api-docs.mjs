// Writes docs/openapi.json from src/contract, and the same as a page for reading, reports/api.md. With --check it writes
// nothing and fails where the description differs. With --record it then runs the tests and takes examples and codes of
// refusals from the calls that they make; until the next time they are read back from the description itself. Files after
// it add what they show: npm run api-docs -- --record tests/fakeBackend.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { format } from "oxfmt";

import { markdownOf } from "./api-docs/markdownOf.mjs";
import { openApiOf } from "./api-docs/openApiOf.mjs";
import { readContract } from "./api-docs/readContract.mjs";
import { record } from "./api-docs/record.mjs";
import { recordedIn } from "./api-docs/recordedIn.mjs";

const DESCRIPTION = "docs/openapi.json";
const PAGE = "reports/api.md";
const boolean = { type: "boolean", default: false };
const { values: asked, positionals: files } = parseArgs({
  options: { check: boolean, record: boolean },
  allowPositionals: true,
});
const { areas, calls, schemas } = readContract("src/contract");
const look = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));

const former = readFileSync(DESCRIPTION, "utf8");
const recorded = recordedIn(JSON.parse(former));
const description = await written(recorded);
if (asked.check) {
  if (description !== former) {
    console.error(`${DESCRIPTION} no longer tells what src/contract says: run "npm run api-docs"`);
    process.exit(1);
  }
} else {
  await keep(recorded, description);
  if (asked.record) {
    const renewed = record(recorded, schemas, files); // its tests read the description: it has to be new
    await keep(renewed, await written(renewed));
  }
}
console.log(`ok   ${DESCRIPTION} describes ${calls.length} calls and ${Object.keys(schemas).length} types`);

async function written(seen) {
  const { code } = await format(DESCRIPTION, JSON.stringify(openApiOf(areas, calls, schemas, seen)), look);
  return code;
}

async function keep(seen, text) {
  writeFileSync(DESCRIPTION, text);
  mkdirSync("reports", { recursive: true });
  writeFileSync(PAGE, markdownOf(calls, schemas, seen));
}
