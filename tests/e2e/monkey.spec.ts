import { type Browser, expect, test } from "@playwright/test";

import { inAll } from "./support";
import { shortened, type Visit, visitBySeed } from "./monkey/visit";

/** Set by `npm run monkey`; a few in `npm run e2e:all`. */
const actions = Number(process.env.MONKEY_ACTIONS ?? 300);
const firstSeed = Number(process.env.MONKEY_SEED ?? 1);
const PER_VISIT = 200;

test.use({ trace: "off" });
test.describe.configure({ timeout: 300_000 }); // a failure is repeated, with fewer actions

for (let done = 0; done < actions; done += PER_VISIT) {
  const seed = firstSeed + done / PER_VISIT;
  test(
    `survives whatever is clicked, typed and pressed, seed ${seed}`,
    inAll(),
    async ({ browser, baseURL }, { annotations }) => {
      const visit = await visitBySeed(browser, baseURL!, seed, Math.min(PER_VISIT, actions - done));
      annotations.push({ type: "visit", description: JSON.stringify(figuresOf(visit)) });
      expect(visit.problem && (await tell(browser, baseURL!, seed, visit))).toBeUndefined();
    },
  );
}

function figuresOf({ actions: done, missed, stands }: Visit) {
  const pages = new Set(stands.map(({ path }) => path.split("?")[0]!));
  const looks = new Set(stands.map(({ language, theme, width }) => `${language} ${theme} ${width}`));
  return { actions: done.length, missed, pages: [...pages], looks: [...looks] };
}

/** The failure, its actions, and the fewest of them that repeat it. */
async function tell(browser: Browser, origin: string, seed: number, visit: Visit): Promise<string> {
  const example = await shortened(browser, origin, visit);
  return [
    `--seed ${seed}, action ${visit.actions.length}: ${visit.problem}`,
    ...visit.actions.slice(-15).map((action) => JSON.stringify(action)),
    example ? `again from ${JSON.stringify(example.from)} by` : "not again by the last actions alone",
    ...(example?.actions ?? []).map((action) => JSON.stringify(action)),
  ].join("\n");
}
