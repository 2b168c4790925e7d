// Runs steps in parallel, each a command of its own, and prints how long each took.
import { spawn } from "node:child_process";

/** As many at once as the reference machines have processors. */
const LANES = 2;

/**
 * Steps are `{ name, command, needs }`: the shell's command, default `npm run <name>`, and the names of the steps that
 * must have passed before. A step with `isAlone` uses every processor itself. A failed step prints its output, and the
 * others go on. Resolves to the outcomes: `{ name, command, status: "passed" | "failed" | "left out", seconds }`.
 */
export async function runSteps(steps) {
  const outcomes = new Map();
  const waiting = new Set(steps);
  const running = new Map();

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (running.size === LANES || [...running.keys()].some(({ isAlone }) => isAlone)) break;
      const { name, command = `npm run -s ${name}`, needs = [], isAlone } = step;
      const known = needs.map((need) => outcomes.get(need)?.status);
      if (known.some((status) => status === undefined)) continue;
      if (isAlone && running.size > 0) continue;
      waiting.delete(step);
      if (known.every((status) => status === "passed")) running.set(step, run({ name, command }));
      else tell({ name, command, status: "left out", seconds: 0 });
    }
    if (running.size > 0) tell(await Promise.race(running.values()));
  }
  return steps.map(({ name }) => outcomes.get(name));

  function tell(outcome) {
    outcomes.set(outcome.name, outcome);
    for (const step of running.keys()) if (step.name === outcome.name) running.delete(step);
    const { name, status, seconds, said } = outcome;
    console.log(`${status.padEnd(8)} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
    if (status === "failed") console.log(said);
  }
}

function run({ name, command }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
    child.on("close", (code) => {
      const status = code === 0 ? "passed" : "failed";
      resolve({ name, command, status, said, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** The last lines: each step that did not pass, with the command that runs it alone. Returns whether all passed. */
export function sumUp(outcomes) {
  const others = outcomes.filter(({ status }) => status !== "passed");
  for (const { name, status, command } of others) console.log(`${status}: ${name}. Alone: ${command}`);
  return others.length === 0;
}
