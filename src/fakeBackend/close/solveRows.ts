import type { CloseSolution, CloseWhy, SolutionReply, SolvedRow } from "@/contract/day/close";
import { closeReason, isOpenArrival, isOpenDeparture } from "@/domain/close/closeRules";

import { ApiError } from "../core/ApiError";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { listEntryOf } from "../hotel/list/listEntryOf";
import { act, recorded } from "../hotel/reservations/act";
import { withoutFees } from "../hotel/reservations/actionEffects";
import { changeReasons } from "../hotel/reservations/guardReasons";
import type { Actor } from "../records/Actor";
import type { KeptSolution } from "./CloseBook";
import { solutionsOf, solve, tried } from "./solutions";

type Refused = SolutionReply["refused"];

/** Solves rows one after the other, so that a room which one gives up is free for the next; what is forbidden is left out. */
export function solveRows(
  solution: CloseSolution,
  rows: readonly SolvedRow[],
  hotel: Hotel,
  actor: Actor,
): KeptSolution {
  const solved: KeptSolution["solved"] = [];
  const refused = rows.flatMap((row) => {
    const former = hotel.find(row.id);
    if (!former || !isOpenRow(former, hotel) || former.version !== row.version || !isFor(solution, former))
      return toRefused(row.id, [closeReason("CLOSE_ROW_CHANGED")], hotel);
    return leftOut(row.id, hotel, () => {
      const { reasons } = tried(solution, former, hotel, actor, row);
      if (reasons.length === 0) solved.push({ former, version: solve(solution, former, row, hotel, actor).version });
      return reasons;
    });
  });
  return { solution, solved, refused };
}

function isOpenRow(stored: StoredReservation, { property: { businessDate } }: Hotel) {
  return !stored.isDeleted && (isOpenArrival(stored, businessDate) || isOpenDeparture(stored, businessDate));
}

const isFor = (solution: CloseSolution, stored: StoredReservation) => solutionsOf(stored).includes(solution);

/** Puts rows back, the last one first; those that another desk has changed since are left out. */
export function takeRowsBack({ solution, solved }: KeptSolution, hotel: Hotel, actor: Actor): Refused {
  return solved.toReversed().flatMap(({ former, version }) => {
    const stored = hotel.get(former.id);
    if (stored.version !== version) return toRefused(former.id, [closeReason("CLOSE_ROW_CHANGED")], hotel);
    return leftOut(former.id, hotel, () => {
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
  });
}

/** As it was before, rooms and all; its fee is taken back by a line of its own, as everywhere. */
function takenBack(solution: CloseSolution, former: StoredReservation, stored: StoredReservation, hotel: Hotel) {
  const isEnded = solution === "noShow" || solution === "cancel";
  return { ...former, charges: isEnded ? withoutFees(stored, hotel.property.businessDate) : stored.charges };
}

/** The row with the reasons why it could not be changed; none where it has been. */
function leftOut(id: string, hotel: Hotel, change: () => CloseWhy[]): Refused {
  const reasons = reasonsOf(change);
  return reasons.length === 0 ? [] : toRefused(id, reasons, hotel);
}

function reasonsOf(change: () => CloseWhy[]): CloseWhy[] {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.reasons.length === 0) throw error;
    return error.reasons;
  }
}

function toRefused(id: string, reasons: CloseWhy[], hotel: Hotel): Refused {
  const stored = hotel.find(id);
  return [{ id, customer: stored ? listEntryOf(stored, hotel).customer : "", reasons }];
}
