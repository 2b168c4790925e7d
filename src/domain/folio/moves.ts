import type { Charge, FolioInput, FolioMove } from "@/contract/reservations/folio";
import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { nightLineId } from "../reservations/balance";
import { isMovedByParts, otherWindow, partsOf, restOf, windowOf } from "./windows";

type Moved = Pick<Reservation, "charges" | "nights" | "moves">;

/** The lines of so many nights from that of a line on, posted or to come. */
export const nightsFrom = (line: Charge, count: number, { charges, nights }: Pick<Moved, "charges" | "nights">) => {
  const ids = nights.filter(({ date }) => date >= line.date).map(({ date }) => nightLineId(date));
  return ids.slice(0, count).flatMap((id) => charges.find((one) => one.id === id) ?? []);
};

/**
 * What an act moves to the other window, of lines that are posted or to come. It has no faults. Of a line of which a part
 * was moved before, only the rest goes; of nights, each by itself.
 */
export function movesOf(
  { sourceRef = "", chargeId, share = "all", amount = 0, percent = 0, nights: count = 0 }: Partial<FolioInput>,
  folio: Moved,
  date: CivilDate,
): FolioMove[] {
  const { charges } = folio;
  const line = charges.find(({ id }) => id === chargeId);
  if (!line) return [];
  const to = otherWindow(windowOf(line));
  const moveOf = (one: Charge, id: string, part?: FolioMove["part"]): FolioMove => {
    const move = { id, chargeId: one.id, from: windowOf(one), to, date };
    return part ? { ...move, part } : move;
  };
  const restIn = (one: Charge) => (partsOf(one, charges).length > 0 ? { amount: restOf(one, charges) } : undefined);
  if (share === "nights")
    return nightsFrom(line, count, folio).flatMap((night) => {
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
  line: Pick<Charge, "id">,
  { moves = [] }: Pick<Moved, "moves">,
  { reason = "" }: Partial<FolioInput>,
  date: CivilDate,
): FolioMove[] {
  const move = moves.find(({ id }) => line.id === `${id}:in` || line.id === `${id}:out`);
  if (!move) return [];
  const { id, chargeId, from, to, part } = move;
  return [{ id: `${id}:cancelled`, cancels: id, chargeId, from: to, to: from, part, date, reason: reason.trim() }];
}

/** What was moved under a reference. */
export const movedAs = (sourceRef: string, moves: readonly FolioMove[] = []): boolean =>
  moves.some(({ id }) => id === sourceRef || id.startsWith(`${sourceRef}:`));
