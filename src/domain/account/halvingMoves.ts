import type { AccountMove } from "@/contract/account/accountWindows";
import type { CivilDate } from "@/contract/property";

import { percentOf } from "../rates/prices";
import { type Halved, halvesOf, restAt } from "./halves";
import { cancelMove } from "./moves";
import { type Rates, sharedOver } from "./ratesLeft";
import { rateOf } from "./vat";
import { otherWindow } from "./windows";

/**
 * The moves after which both windows come to the same. Earlier halvings are cancelled. What has to go is shared out over the
 * rates by what they have left, and at each over the lines that can be divided, by their weight: as a percentage, which stays
 * one when a price changes. The cents are the differences of a rounded running sum, so that they make up exactly the amount.
 * The account has no reasons against it.
 */
export function halvingMoves(sourceRef: string, account: Halved, date: CivilDate): AccountMove[] {
  const { from, amount, exact, lines, most, whole, former } = halvesOf(account);
  const back = former
    .flatMap(({ id }) => cancelMove({ moveId: id }, account, {}, date))
    .map((move) => ({ ...move, id: `${sourceRef}:${move.id}` }));
  const going = sharedOver(amount, most);
  const done: Rates = new Map();
  const parts = lines.flatMap(({ line, rest }): AccountMove[] => {
    const rate = rateOf(line);
    const all = restAt(rate, lines);
    const before = done.get(rate) ?? 0;
    const after = before + rest;
    done.set(rate, after);
    const atRate = going.get(rate) ?? 0;
    const cents = Math.floor((after * atRate) / all) - Math.floor((before * atRate) / all);
    if (cents <= 0) return [];
    const weight = (rest * (most.get(rate) ?? 0)) / all;
    const percent = Math.round(((exact / whole) * weight * 10_000) / line.amount) / 100;
    const part = { percent, odd: cents - percentOf(line.amount, percent) };
    return [{ id: `${sourceRef}:${line.id}`, chargeId: line.id, from, to: otherWindow(from), date, part }];
  });
  return [...back, ...parts].map((one) => ({ ...one, sourceRef }));
}
