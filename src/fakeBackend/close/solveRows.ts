import type { CloseSolution, CloseWhy, SolutionReply, SolvedRow } from "@/contract/day/close";
import { isOpenArrival, isOpenDeparture } from "@/domain/close/closeRules";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { listEntryOf } from "../hotel/list/listEntryOf";
import { act, recorded } from "../hotel/reservations/act";
import { withoutFees } from "../hotel/reservations/actionEffects";
import { changeReasons } from "../hotel/reservations/guardReasons";
import type { Actor } from "../records/Actor";
import type { KeptSolution } from "./CloseBook";
import { hasChanged, refusalOf, solutionsOf, solve, tried } from "./solutions";

/** Solves rows one after the other, so that a room which one gives up is free for the next; what is forbidden is left out. */
export function solveRows(
  solution: CloseSolution,
  rows: readonly SolvedRow[],
  hotel: Hotel,
  actor: Actor,
): KeptSolution {
  const { businessDate } = hotel.property;
  const solved: KeptSolution["solved"] = [];
  const refused = leftOut(rows, hotel, (former) => {
    const isOpen = isOpenArrival(former, businessDate) || isOpenDeparture(former, businessDate);
    if (!isOpen || !solutionsOf(former).includes(solution)) return hasChanged();
    const { reasons } = tried(solution, former, hotel, actor);
    if (reasons.length === 0) solved.push({ former, version: solve(solution, former, hotel, actor).version });
    return reasons;
  });
  return { solution, solved, refused };
}

/** Puts rows back, the last one first; those that another desk has changed since are left out. */
export function takeRowsBack({ solution, solved }: KeptSolution, hotel: Hotel, actor: Actor) {
  const rows = solved.toReversed().map(({ former, version }) => ({ id: former.id, version, former }));
  return leftOut(rows, hotel, (stored, { former }) => {
    if (solution === "checkOut") {
      act(stored, "reopen", {}, hotel, actor); // what was paid stays paid
      return [];
    }
    const next = takenBack(solution, former, stored, hotel);
    const reasons = changeReasons(next, stored, hotel);
    const what = next.state === stored.state ? "changed" : "reactivate";
    if (reasons.length === 0) hotel.put(recorded(what, stored, next, hotel, actor));
    return reasons;
  });
}

/** As it was before, rooms and all; its fee is taken back by a line of its own, as everywhere. */
function takenBack(solution: CloseSolution, former: StoredReservation, stored: StoredReservation, hotel: Hotel) {
  const isEnded = solution === "noShow" || solution === "cancel";
  return { ...former, charges: isEnded ? withoutFees(stored, hotel.property.businessDate) : stored.charges };
}

/** The rows that could not be changed, each with why: first of all if they are no longer as they were seen. */
function leftOut<Row extends SolvedRow>(
  rows: readonly Row[],
  hotel: Hotel,
  change: (stored: StoredReservation, row: Row) => CloseWhy[],
): SolutionReply["refused"] {
  return rows.flatMap((row) => {
    const stored = hotel.find(row.id);
    const isAsSeen = stored?.version === row.version && !stored.isDeleted;
    const reasons = isAsSeen ? refusalOf(() => change(stored, row)) : hasChanged();
    const customer = stored ? listEntryOf(stored, hotel).customer : "";
    return reasons.length === 0 ? [] : [{ id: row.id, customer, reasons }];
  });
}
