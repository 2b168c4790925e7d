import type { Account, Charge } from "@/contract/account/account";
import type { CorrectInput, MoveInput } from "@/contract/account/accountActs";
import type { AccountMove } from "@/contract/account/accountWindows";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { allowancesAlong } from "./allowancesAlong";
import { correctionOf } from "./corrections";
import { isMovedByParts, partsOf, restOf } from "./placing";
import { accountReason } from "./ruledAccount";
import { otherWindow, windowOf } from "./windows";

/** Whether a line goes with another one. */
export const isFollower = ({ corrects, takesOff, kind }: Charge): boolean =>
  corrects !== undefined || takesOff !== undefined || kind === "split";

/**
 * Why nothing of a line may be moved to the other window; empty when something may: the whole of it, or what its parts have
 * left. `charges` are the lines that are posted and those to come, for which the rule is the same.
 */
export function moveReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.member) return [accountReason("GROUP_LINE", { guest: line.member.name })];
  if (isFollower(line)) return [accountReason("MOVE_FOLLOWS")];
  if (correctionOf(line, charges)) return [accountReason("ALREADY_CORRECTED")];
  return isMovedByParts(line, charges) ? [accountReason("CHARGE_SPLIT")] : [];
}

/** The nights of an account from that of a line on, posted or to come; those that it pays for others are not among them. */
export const nightsFrom = (line: Charge, charges: readonly Charge[]): Charge[] =>
  charges
    .filter(({ kind, member, date }) => kind === "room" && !member && date >= line.date)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

/**
 * The moves that an act makes to the other window, of lines that are posted or to come. It has no faults. Of a line of which
 * a part was moved before, only the rest goes; of nights, each by itself. Allowances go along.
 */
export function movesOf(input: Partial<MoveInput>, charges: readonly Charge[], date: CivilDate): AccountMove[] {
  const moves = ownMoves(input, charges, date);
  const { sourceRef = "" } = input;
  return [...moves, ...allowancesAlong(moves, charges, sourceRef)].map((one) => ({ ...one, sourceRef }));
}

function ownMoves(
  { sourceRef = "", chargeId, share = "all", amount = 0, percent = 0, nights: count = 0 }: Partial<MoveInput>,
  charges: readonly Charge[],
  date: CivilDate,
): AccountMove[] {
  const line = charges.find(({ id }) => id === chargeId);
  if (!line) return [];
  const to = otherWindow(windowOf(line));
  const moveOf = (one: Charge, id: string, part?: AccountMove["part"]): AccountMove => {
    const move = { id, chargeId: one.id, from: windowOf(one), to, date };
    return part ? { ...move, part } : move;
  };
  const restIn = (one: Charge) => (partsOf(one, charges).length > 0 ? { amount: restOf(one, charges) } : undefined);
  if (share === "nights")
    return nightsFrom(line, charges)
      .slice(0, count)
      .flatMap((night) => {
        const id = `${sourceRef}:${night.date}`;
        // a night that is there already is to stay there, too
        if (windowOf(night) === to) return moveOf(night, id);
        return isMovedByParts(night, charges) ? [] : moveOf(night, id, restIn(night));
      });
  if (share === "percent") return [moveOf(line, sourceRef, { percent })];
  return [moveOf(line, sourceRef, share === "amount" && amount < line.amount ? { amount } : restIn(line))];
}

/** Cancels the move of a part, of which the line is one side. */
export function cancelMove(
  { moveId }: Pick<Charge, "moveId">,
  { moves = [] }: Pick<Account, "moves">,
  { reason = "" }: Partial<CorrectInput>,
  date: CivilDate,
): AccountMove[] {
  const move = moves.find(({ id }) => id === moveId);
  if (!move) return [];
  const { id, chargeId, from, to, part } = move;
  return [{ id: `${id}:cancelled`, cancels: id, chargeId, from: to, to: from, part, date, reason: reason.trim() }];
}

/** Whether something was moved under a reference. */
export const movedAs = (sourceRef: string, moves: readonly AccountMove[] = []): boolean =>
  moves.some((move) => move.sourceRef === sourceRef);
