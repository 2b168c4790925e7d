import type { Charge } from "@/contract/account/account";
import type { AccountMove } from "@/contract/account/accountWindows";

import { correctionOf } from "./corrections";
import { partOf } from "./placing";
import { leftFor } from "./ratesLeft";
import { inWindow, otherWindow } from "./windows";

/** The lines with what moves take from one window and give to the other. */
export const afterMoves = (moves: readonly AccountMove[], lines: readonly Charge[]): Charge[] => [
  ...lines,
  ...moves.flatMap(({ chargeId, from, to, part }) =>
    linesGoing(chargeId, lines, part).flatMap((line): Charge[] => [
      { ...line, amount: 0 - line.amount, window: from },
      { ...line, window: to },
    ]),
  ),
];

/** The part of a line, or the whole with all that follows it: corrections, and what corrective invoices took off it. */
function linesGoing(chargeId: string, lines: readonly Charge[], part: AccountMove["part"]): Charge[] {
  const line = lines.find(({ id }) => id === chargeId);
  if (line && part) return [{ ...line, amount: partOf(line.amount, part) }];
  const ids = new Set(lines.flatMap(({ id, takesOff }) => (id === chargeId || takesOff === chargeId ? id : [])));
  return lines.filter(({ id, corrects = "" }) => ids.has(id) || ids.has(corrects));
}

/**
 * The moves of the allowances that go with charges: what a window comes to was taken off it, and what is left of it at their
 * rate has to bear that. Those that are more than is left go along, the newest first, as far as the other window bears them.
 */
export function allowancesAlong(moves: readonly AccountMove[], lines: readonly Charge[], ref: string): AccountMove[] {
  const [first] = moves;
  if (!first) return [];
  const { to, date } = first;
  const from = otherWindow(to);
  const along: AccountMove[] = [];
  const isMoved = ({ id }: Charge) => moves.some(({ chargeId }) => chargeId === id);
  const standing = inWindow(lines, from).filter(
    (line) => line.kind === "allowance" && line.takesOff === undefined && !isMoved(line) && !correctionOf(line, lines),
  );
  for (const line of standing.toReversed()) {
    const after = afterMoves([...moves, ...along], lines);
    if (leftFor(line, inWindow(after, from)) < 0 && leftFor(line, inWindow(after, to)) + line.amount >= 0)
      along.push({ id: `${ref}:${line.id}`, chargeId: line.id, from, to, date });
  }
  return along;
}
