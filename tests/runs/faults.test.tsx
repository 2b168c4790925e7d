import { beforeAll, expect, it } from "vitest";

import { runSchedule } from "./faults/runSchedule";
import { type Schedule, scheduleOf, wordsOf } from "./faults/scheduleOf";

/** Set by `npm run faults`; a few in `npm test`. */
const schedules = Number(process.env.FAULT_SCHEDULES ?? 3);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);

beforeAll(async () => void (await runSchedule(scheduleOf(0))), 60_000); // fetches what all of them use

it(
  `loses, doubles, reorders and misleads nothing through ${schedules} schedules of faults`,
  async () => {
    const failures: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
      const schedule = scheduleOf(seed);
      const problems = await runSchedule(schedule);
      if (problems.length === 0) continue;
      const example = failures.length === 0 ? `\n${wordsOf(await shortened(schedule))}` : "";
      failures.push(`--seed ${seed}: ${problems.join("; ")}${example}`);
    }
    expect(failures.join("\n")).toBe("");
  },
  60_000 + schedules * 2000,
);

/** Without the steps that it goes wrong without. */
async function shortened({ steps, ...rest }: Schedule): Promise<Schedule> {
  let needed = steps;
  for (const step of steps) {
    const fewer = needed.filter((one) => one !== step);
    if ((await runSchedule({ ...rest, steps: fewer })).length > 0) needed = fewer;
  }
  return { ...rest, steps: needed };
}
