import { existsSync, readdirSync } from "node:fs";

import { addDays } from "../../src/domain/civilDate";
import type { Feature, FeaturePage, SweptAddress } from "../../src/shared/feature/feature";
import { businessDate } from "../support/testMoment";

/** Around every page, or beside the app: these are no areas of the product. */
const frame = new Set(["auth", "faults", "parts", "shell"]);

const declarations = readdirSync("src/features")
  .filter((name) => !frame.has(name) && existsSync(`src/features/${name}/${name}Feature.ts`))
  .map(async (name) => {
    const declared = (await import(`../../src/features/${name}/${name}Feature.ts`)) as Record<string, Feature>;
    return declared[`${name}Feature`]!;
  });

/** The pages that the areas declare. */
export const declaredPages: FeaturePage[] = (await Promise.all(declarations)).flatMap(({ pages }) => pages);

/** The address of a page, without what opens over it. */
export const addressOf = ({ path }: FeaturePage) => path.replace(/\/:\w+\?.*/, "");

/** An address of the sweep, and what it shows in each state, if it makes calls. */
export interface SweptPage {
  at: string;
  asks?: SweptAddress;
}

/** The sample has its report. */
const yesterday = addDays(businessDate, -1);

export const sweptPages: SweptPage[] = declaredPages.flatMap((page): SweptPage[] =>
  page.sweep
    ? page.sweep.map((asks) => ({ at: asks.at?.replace("yesterday", yesterday) ?? addressOf(page), asks }))
    : [{ at: addressOf(page) }],
);
