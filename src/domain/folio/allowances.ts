import type { Charge } from "@/contract/account/account";
import type { CivilDate, Product } from "@/contract/property";

import { correctionsOf, linesOfAct } from "../account/correctionLines";
import { correctionOf, isOfFee, isRedemption } from "../account/corrections";
import type { Routing } from "../account/placing";
import { leftFor } from "../account/ratesLeft";
import { inWindow, windowOf } from "../account/windows";
import { type LinedStay, wholeFolio } from "./folioLines";

interface Ending {
  stay: LinedStay & Routing;
  /** The lines that its folio pays for others: an allowance is taken off them, too. */
  group?: readonly Charge[];
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
export const endedAllowances = (ending: Ending): Charge[] => endingOf(ending, isRedemption);

/**
 * Corrections of the allowances that are more than is left of the bill at their rate, the newest first: nights have been taken
 * off it. Points go whole: a part of them cannot come back.
 */
export const outlivedAllowances = (ending: Ending): Charge[] => endingOf(ending, () => false);

function endingOf(
  { stay, group = [], products, date, reason }: Ending,
  endsAnyway: (line: Charge) => boolean,
): Charge[] {
  const lines = wholeFolio(stay, products);
  const bill = [...lines, ...group].filter((line) => !isOfFee(line, lines));
  const standing = lines.filter((line) => line.kind === "allowance" && !correctionOf(line, lines));
  const ids = new Set(lines.map(({ id }) => id));
  const isLeft = ({ takesOff }: Charge) => takesOff === undefined || ids.has(takesOff);
  const ended = new Set(standing.filter((line) => endsAnyway(line) || !isLeft(line)));
  const given = standing.filter(({ documentId }) => documentId === undefined); // the others follow from their invoices
  for (const line of given.toReversed()) {
    const left = inWindow(bill, windowOf(line)).filter((one) => !ended.has(one));
    const withTransfers = left.map(({ amount, vat }) => ({ amount, vat })); // it may be taken off what another room has handed over
    if (ended.has(line) || leftFor(line, withTransfers) >= 0) continue;
    for (const one of isRedemption(line) ? linesOfAct(line, standing) : [line]) ended.add(one);
  }
  return correctionsOf([...ended], stay.charges, reason, date);
}

/** Corrections of what points have paid of a stay that is deleted. */
export function endedRedemptions({ stay: { charges }, date, reason }: Omit<Ending, "products">): Charge[] {
  const ended = charges.filter((line) => isRedemption(line) && !correctionOf(line, charges));
  return correctionsOf(ended, charges, reason, date);
}
