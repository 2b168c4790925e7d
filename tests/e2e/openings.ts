import { existsSync, readdirSync } from "node:fs";

import type { Openings } from "./openings/opening";

/** Of each feature that opens something: `openings/<feature>.ts`. */
const ofFeatures = readdirSync("src/features")
  .filter((name) => existsSync(`tests/e2e/openings/${name}.ts`))
  .map(async (name) => (await import(`./openings/${name}.ts`)) as { openings: Openings });

/** All that the sweep opens, by the component that draws it. */
export const openings: Openings = Object.assign({}, ...(await Promise.all(ofFeatures)).map((of) => of.openings));
