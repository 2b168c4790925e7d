import type { Charge, FolioInput, FolioMove, FolioWindow } from "@/contract/reservations/folio";
import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { nightLineId } from "../reservations/balance";
import { otherWindow, ruledWindow, windowOf } from "./windows";

type Moved = Pick<Reservation, "charges" | "nights" | "moves" | "billing">;

/** What an act moves to the other window. It has no faults. Nights are moved one by one, each whole. */
export function movesOf(
  { sourceRef = "", chargeId, share = "all", amount = 0, percent = 0, nights: count = 0 }: Partial<FolioInput>,
  folio: Moved,
  date: CivilDate,
): FolioMove[] {
  const line = folio.charges.find(({ id }) => id === chargeId);
  if (!line) return [];
  const from = windowOf(line);
  const move = { id: sourceRef, chargeId: line.id, from, to: otherWindow(from), date };
  if (share === "nights") {
    const chosen = folio.nights.filter((night) => night.date >= line.date).slice(0, count);
    // a night that is there already is to stay there, too
    return chosen.map(({ date: night }) => ({
      ...move,
      id: `${sourceRef}:${night}`,
      chargeId: nightLineId(night),
      from: nightWindow(night, folio),
    }));
  }
  if (share === "percent") return [{ ...move, part: { percent } }];
  return [share === "amount" && amount < line.amount ? { ...move, part: { amount } } : move];
}

/** Where a night is, posted or not. */
function nightWindow(date: CivilDate, { charges, moves = [], billing }: Moved): FolioWindow {
  const id = nightLineId(date);
  const posted = charges.find((line) => line.id === id);
  const moved = moves.findLast(({ chargeId, part }) => chargeId === id && part === undefined);
  return posted ? windowOf(posted) : (moved?.to ?? ruledWindow("room", billing));
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
