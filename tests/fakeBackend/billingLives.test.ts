import { writeFileSync } from "node:fs";

import { expect, it } from "vitest";

import { PER_HOTEL, play } from "../support/lives/play";
import { playMany } from "../support/lives/playMany";

const FIRST = 2_027;
const seeds = Array.from({ length: 60 / PER_HOTEL }, (_, place) => FIRST + place);
/** Of `npm run lives`: seed, number of lives, rules to leave out, and where the outcome is written to. */
const { LIVES, LIVES_SEED, LIVES_WITHOUT, LIVES_REPORT } = process.env;

it.runIf(LIVES_REPORT)("plays as many lives as are asked for", { timeout: 24 * 60 * 60_000 }, async () => {
  const hotels = Math.ceil(Number(LIVES) / PER_HOTEL);
  const without = new Set(LIVES_WITHOUT?.split(","));
  const outcome = await playMany({ seed: Number(LIVES_SEED), hotels, without });
  writeFileSync(LIVES_REPORT!, JSON.stringify(outcome, undefined, 2));
  expect(outcome.lives).toBe(hotels * PER_HOTEL);
});

it.each(LIVES_REPORT ? [] : seeds)(
  "keeps the ledger of a hotel through random lives: seed %i",
  { timeout: 120_000 },
  async (seed) => {
    expect(await play(seed)).toBeUndefined();
  },
);
