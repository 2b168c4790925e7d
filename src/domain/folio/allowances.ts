import type { Charge } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { CivilDate, Product } from "@/contract/property";

import { correctionOf, isOfFee, isRedemption } from "../account/corrections";
import { postingOf } from "../account/posting";
import type { Routing } from "../account/placing";
import { windowOf } from "../account/windows";
import { type LinedStay, wholeFolio } from "./folioLines";

interface Ending {
  stay: LinedStay & Routing;
  products: readonly Product[];
  /** The business date. */
  date: CivilDate;
  /** Why, for the staff: as it stands in the corrections. */
  reason: string;
}

/**
 * Corrections of the allowances that go with a stay which does not take place: points always, and the others as
 * far as nothing is left that they were taken off; fees are owed whole. `stay` has its new state. What is taken back so is not
 * given again when the stay is reactivated: its points may be spent by then.
 */
export const endedAllowances = (ending: Ending): Charge[] => correctionsOf(ending, isRedemption);

/** Corrections of the allowances that are more than is left of the bill, the newest first: nights have been taken off it. */
export const outlivedAllowances = (ending: Ending): Charge[] => correctionsOf(ending, () => false);

function correctionsOf({ stay, products, date, reason }: Ending, endsAnyway: (line: Charge) => boolean): Charge[] {
  const lines = wholeFolio(stay, products);
  const standing = lines.filter((line) => line.kind === "allowance" && !correctionOf(line, lines));
  const ids = new Set(lines.map(({ id }) => id));
  const isLeft = ({ takesOff }: Charge) => takesOff === undefined || ids.has(takesOff);
  const ended = standing.filter((line) => endsAnyway(line) || !isLeft(line));
  const leftIn = (window: AccountWindow) =>
    lines
      .filter((line) => windowOf(line) === window && !isOfFee(line, lines))
      .reduce((sum, { amount }) => sum + amount, 0) -
    ended.filter((line) => windowOf(line) === window).reduce((sum, { amount }) => sum + amount, 0);
  for (const line of standing.toReversed()) if (!ended.includes(line) && leftIn(windowOf(line)) < 0) ended.push(line);
  return ended.flatMap(({ id }) => postingOf("correct", { chargeId: id, reason }, stay, { date, at: "" }).charges);
}

/** Corrections of what points have paid of a stay that is deleted. */
export const endedRedemptions = ({ stay, date, reason }: Omit<Ending, "products">): Charge[] =>
  stay.charges
    .filter((line) => isRedemption(line) && !correctionOf(line, stay.charges))
    .flatMap(({ id }) => postingOf("correct", { chargeId: id, reason }, stay, { date, at: "" }).charges);
