import type { Account, AccountMove } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";

import { restOf } from "./placing";
import { moveReasons } from "./windowFaults";
import { halfOf, inWindow, otherWindow } from "./windows";

/**
 * The moves after which both windows come to the same, an odd cent being the guest's. What has to go is shared out over the
 * lines that can be divided, each by its weight: the parts are the differences of a rounded running sum, so that they make up
 * exactly that amount. Empty where nothing can go. `charges` are the lines that are posted and those to come.
 */
export function halvesOf(
  sourceRef: string,
  { charges, windows }: Pick<Account, "charges" | "windows">,
  date: CivilDate,
): AccountMove[] {
  const { from, amount } = halfOf(windows);
  const lines = inWindow(charges, from)
    .filter((line) => line.amount > 0 && line.kind !== "transfer" && moveReasons(line, charges).length === 0)
    .map((line) => ({ id: line.id, rest: restOf(line, charges) }));
  const whole = lines.reduce((sum, { rest }) => sum + rest, 0);
  const going = Math.min(amount, whole);
  let before = 0;
  return lines.flatMap(({ id, rest }): AccountMove[] => {
    const after = before + rest;
    const cents = Math.floor((after * going) / whole) - Math.floor((before * going) / whole);
    before = after;
    if (cents <= 0) return [];
    return [{ id: `${sourceRef}:${id}`, chargeId: id, from, to: otherWindow(from), date, part: { amount: cents } }];
  });
}
