import type { Charge } from "@/contract/account/account";
import type { AccountMove, AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";

import { chargedTotal } from "./balance";
import { correctionOf } from "./corrections";
import { partOf } from "./placing";
import { inWindow, otherWindow } from "./windows";

/** The totals of both windows after moves of lines between them. */
export function totalsAfter(moves: readonly AccountMove[], lines: readonly Charge[]): Record<AccountWindow, Cents> {
  const totals = {
    guest: chargedTotal(inWindow(lines, "guest")),
    company: chargedTotal(inWindow(lines, "company")),
  };
  for (const { chargeId, from, to, part } of moves) {
    const { amount = 0 } = lines.find(({ id }) => id === chargeId) ?? {};
    const cents = part ? partOf(amount, part) : amount;
    totals[from] -= cents;
    totals[to] += cents;
  }
  return totals;
}

/**
 * The moves of the allowances that go with charges: what a window comes to was taken off it, and what is left of it has to bear
 * that. Those that are more than is left go along, the newest first, as far as the other window bears them.
 */
export function allowancesAlong(moves: readonly AccountMove[], lines: readonly Charge[], ref: string): AccountMove[] {
  const [first] = moves;
  if (!first) return [];
  const { to, date } = first;
  const from = otherWindow(to);
  const along: AccountMove[] = [];
  const isMoved = ({ id }: Charge) => moves.some(({ chargeId }) => chargeId === id);
  const standing = inWindow(lines, from).filter(
    (line) => line.kind === "allowance" && !isMoved(line) && !correctionOf(line, lines),
  );
  for (const line of standing.toReversed()) {
    const totals = totalsAfter([...moves, ...along], lines);
    if (totals[from] < 0 && totals[to] + line.amount >= 0)
      along.push({ id: `${ref}:${line.id}`, chargeId: line.id, from, to, date });
  }
  return along;
}
