import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A busy machine is no fault here. */
const PATIENCE = "--testTimeout=120000";
/** An example should show most fields, and be read at a glance. */
const LONGEST = 600;

/**
 * Runs tests on the fake backend and takes down what occurs: `{ examples, refusals }`, an example of each named type and the
 * codes of each call's refusals by status. All tests renew the refusals; some files only add to them. An example stays
 * while its type still allows it: delete one in docs/openapi.json to have it replaced.
 */
export function record({ examples, refusals }, schemas, files) {
  const folder = mkdtempSync(path.join(tmpdir(), "recorded-calls-"));
  const file = path.join(folder, "calls.jsonl");
  writeFileSync(file, "");
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--project", "unit", "--project", "screen", PATIENCE, ...files],
    {
      stdio: "inherit",
      env: { ...process.env, API_RECORD: file },
    },
  );
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean).map(JSON.parse);
  rmSync(folder, { recursive: true });
  if (status !== 0) {
    console.error("A test failed: what it would have shown may be missing.");
    process.exitCode = 1;
  }
  return {
    examples: inOrder(asDescribed({ ...examples, ...bestOf(lines.filter(({ type }) => type)) }, schemas)),
    refusals: codesOf([...(files.length > 0 ? linesOf(refusals) : []), ...lines.filter(({ name }) => name)]),
  };
}

/** Of the types that there are, without fields that a type has not. */
function asDescribed(examples, schemas) {
  const named = ({ $ref }) => schemas[$ref.split("/").at(-1)];
  const kept = Object.entries(examples).filter(([type]) => type in schemas);
  return Object.fromEntries(kept.map(([type, example]) => [type, shown(schemas[type], example)]));

  function shown(schema, value) {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item, place) => shown(partOf(schema, place), item));
    const fields = Object.entries(value).map(([key, part]) => [key, part, partOf(schema, key)]);
    return Object.fromEntries(fields.flatMap(([key, part, of]) => (of ? [[key, shown(of, part)]] : [])));
  }

  /** The schema of a field or an item, through references and in the first of several options that has it. */
  function partOf(schema, key) {
    if (schema.$ref) return partOf(named(schema), key);
    if (schema.anyOf) return schema.anyOf.map((one) => partOf(one, key)).find(Boolean);
    if (typeof key === "string") return schema.properties?.[key] ?? schema.additionalProperties;
    return schema.prefixItems?.[key] ?? schema.items;
  }
}

function bestOf(offers) {
  const best = {};
  for (const { type, example } of offers)
    if (!(type in best) || rankOf(example) > rankOf(best[type])) best[type] = example;
  return best;
}

/** The longest that is not too long, else the shortest. */
function rankOf(example) {
  const { length } = JSON.stringify(example);
  return length <= LONGEST ? length : -length;
}

const linesOf = (refusals) =>
  Object.entries(refusals).flatMap(([name, statuses]) =>
    Object.entries(statuses).flatMap(([status, codes]) =>
      [undefined, ...codes].map((code) => ({ name, status, code })),
    ),
  );

function codesOf(lines) {
  const codes = {};
  for (const { name, status, code } of lines) {
    codes[name] ??= {};
    codes[name][status] ??= [];
    if (code && !codes[name][status].includes(code)) codes[name][status].push(code);
  }
  for (const statuses of Object.values(codes)) for (const list of Object.values(statuses)) list.sort();
  return inOrder(codes);
}

const inOrder = (entries) =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));
