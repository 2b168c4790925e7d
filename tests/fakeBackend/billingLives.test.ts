import { writeFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { Rule } from "../support/lives/ledger/rules";
import { PER_HOTEL, play } from "../support/lives/play";
import { playMany } from "../support/lives/playMany";

const FIRST = 2_027;
const seeds = Array.from({ length: 60 / PER_HOTEL }, (_, place) => FIRST + place);
/** Rules with a known fault. `npm run lives` keeps all of them. */
const notYet = new Set<string>([
  "taken back whole", // corrections in parts leave a cent of base or VAT
  "net of a document", // an allowance has another rate than what it is allowed on
  "rates of a corrective",
  "customer by kind", // R5 with the customer of the draft
  "paid and open", // money that pays a receipt is owed back at the invoice, too
  "desk and documents", // what was paid at a document is asked for at the desk
  "debt of a stay",
  "debt of all",
  "paid by a room",
  "unapplied of an account", // more than its payments have
  "takings", // such money moves to another day when it is applied
  "billed whole", // a lower limit of tickets is in the way of their corrective invoices
  "billed once",
  "date of issue", // of a business date that is ahead of the clock
] satisfies Rule[]);

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
    expect(await play(seed, { without: notYet })).toBeUndefined();
  },
);
