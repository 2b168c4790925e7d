// Reads docs/openapi.json as the tools of others do: a linter finds nothing in it, and the types that a generator makes
// of it compile under --strict.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const DESCRIPTION = path.resolve("docs/openapi.json");

const folder = mkdtempSync(path.join(tmpdir(), "api-description-"));
try {
  run("redocly", "lint", DESCRIPTION, "--extends=recommended-strict", "--format=stylish");
  const types = path.join(folder, "api.ts");
  writeFileSync(types, await typesOf(DESCRIPTION));
  run("tsc", "--ignoreConfig", "--strict", "--noEmit", types);
} finally {
  rmSync(folder, { recursive: true });
}

/** TypeScript 7 has no interface for programs: the generator gets the last release with one. */
async function typesOf(file) {
  const resolve = `(name, context, next) => next(name === "typescript" ? "typescript-with-api" : name, context)`;
  register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${resolve}`)}`);
  const { default: generate, astToString } = await import("openapi-typescript");
  return astToString(await generate(new URL(`file://${file}`)));
}

function run(tool, ...words) {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { status } = spawnSync("npx", ["--no-install", tool, ...words], { stdio: "inherit", env });
  if (status !== 0) process.exit(1);
}
