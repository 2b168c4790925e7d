// Clicks, types and presses at random through the built app (tests/e2e/monkey): npm run monkey -- --actions 20000
// --seed 1. Each two hundred actions are a visit with a seed of its own: a seed alone repeats that visit.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { actions: { type: "string" }, seed: { type: "string" } } });
const { seed = "1", actions = values.seed === undefined ? "20000" : "200" } = values;
const report = "reports/monkey.json";

const { status } = spawnSync("npx", ["playwright", "test", "tests/e2e/monkey.spec.ts", "--reporter=line,json"], {
  stdio: "inherit",
  env: { ...process.env, MONKEY_ACTIONS: actions, MONKEY_SEED: seed, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});
tell(JSON.parse(readFileSync(report, "utf8")));
process.exit(status ?? 1);

function tell({ suites, stats }) {
  const tests = suites.flatMap((suite) => suite.specs).flatMap((spec) => spec.tests);
  const visits = tests.flatMap((test) => test.annotations).map((note) => JSON.parse(note.description));
  const sum = (figure) => visits.reduce((total, visit) => total + visit[figure], 0);
  const kinds = (figure) => new Set(visits.flatMap((visit) => visit[figure])).size;
  console.log(
    `${sum("actions")} actions (${sum("missed")} of them too late for what they were meant for) in ${visits.length} visits ` +
      `and ${Math.round(stats.duration / 1000)} s, at ${kinds("pages")} addresses and in ${kinds("looks")} looks ` +
      `(language, theme, width); ${stats.unexpected} visits failed.`,
  );
}
