import type { CloseSolution, CloseWhy, SolutionReply, SolvedRow } from "@/contract/day/close";
import { isRedemption } from "@/domain/account/corrections";
import { closeReason, isOpenArrival, isOpenDeparture } from "@/domain/close/closeRules";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { listEntryOf } from "../hotel/list/listEntryOf";
import { act, recorded } from "../hotel/reservations/act";
import { allowancesEnded, withAllowances, withoutFees } from "../hotel/reservations/actionEffects";
import { changeReasons } from "../hotel/reservations/guardReasons";
import type { Actor } from "../records/Actor";
import type { KeptSolution, LeftRow } from "./CloseBook";
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
    if (reasons.length === 0)
      solved.push({ id: former.id, former, version: solve(solution, former, hotel, actor).version });
    return reasons;
  });
  return { solution, date: businessDate, solved, refused };
}

/** Puts rows back, the last one first; those that another desk has changed since are left out. */
export function takeRowsBack({ solution, solved }: KeptSolution, hotel: Hotel, actor: Actor) {
  return leftOut(solved.toReversed(), hotel, (stored, { former }) => {
    if (!former) return hasChanged();
    if (solution === "checkOut") {
      act(stored, "reopen", {}, hotel, actor); // what was paid stays paid
      return [];
    }
    const next = takenBack(solution, former, stored, hotel);
    const isRedeemed = allowancesEnded(stored, former).some(isRedemption);
    const reasons = isRedeemed ? [closeReason("CLOSE_POINTS_RETURNED")] : changeReasons(next, stored, hotel);
    const what = next.state === stored.state ? "changed" : "reactivate";
    if (reasons.length === 0) hotel.put(recorded(what, stored, next, hotel, actor));
    return reasons;
  });
}

/** As it was before, rooms and all; its fee is taken back by a line of its own, as everywhere, and an allowance is given again. */
function takenBack(solution: CloseSolution, former: StoredReservation, stored: StoredReservation, hotel: Hotel) {
  const isEnded = solution === "noShow" || solution === "cancel";
  const date = hotel.property.businessDate;
  const charges = isEnded ? withoutFees(stored, date) : stored.charges;
  return { ...former, charges: withAllowances({ ...stored, charges }, allowancesEnded(stored, former), date) };
}

/** The rows that could not be changed, each with why: first of all if they are no longer as they were seen. */
function leftOut<Row extends SolvedRow>(
  rows: readonly Row[],
  hotel: Hotel,
  change: (stored: StoredReservation, row: Row) => CloseWhy[],
): LeftRow[] {
  return rows.flatMap((row) => {
    const stored = hotel.find(row.id);
    const isAsSeen = stored?.version === row.version && !stored.isDeleted;
    const reasons = isAsSeen ? refusalOf(() => change(stored, row)) : hasChanged();
    return reasons.length === 0 ? [] : [{ id: row.id, reasons }];
  });
}

/** With the names of their guests, as they are now. */
export const named = (rows: readonly LeftRow[], hotel: Hotel): SolutionReply["refused"] =>
  rows.map(({ id, reasons }) => {
    const stored = hotel.find(id);
    return { id, customer: stored ? listEntryOf(stored, hotel).customer : "", reasons };
  });
