import type { CloseSolution, CloseWhy, SolutionReply, SolvedRow } from "@/contract/day/close";
import type { RoomMove } from "@/contract/reservations/assignment";
import { isRedemption } from "@/domain/account/corrections";
import { closeReason, isOpenArrival, isOpenDeparture } from "@/domain/close/closeRules";

import type { Database } from "../core/database";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { act, recorded } from "../hotel/reservations/act";
import { allowancesEnded, withAllowances, withoutFees } from "../hotel/reservations/actionEffects";
import { changeReasons } from "../hotel/reservations/guardReasons";
import type { Actor } from "../records/Actor";
import type { KeptSolution, LeftRow } from "./CloseBook";
import { hasChanged, refusalOf, solutionsOf, solve, tried } from "./solutions";

type SolvedBooks = Pick<Database, "hotel" | "rooms" | "assignment">;

/** Solves rows one after the other, so that a room which one gives up is free for the next; what is forbidden is left out. */
export function solveRows(
  solution: CloseSolution,
  rows: readonly SolvedRow[],
  books: SolvedBooks,
  actor: Actor,
): KeptSolution {
  const { hotel } = books;
  const { businessDate } = hotel.property;
  if (solution === "assign") return { solution, date: businessDate, ...assignRooms(rows, books, actor) };
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

/** Gives arrivals of the next day the free rooms that suit them best; the rooms of others stay as they are. */
function assignRooms(
  rows: readonly SolvedRow[],
  books: SolvedBooks,
  actor: Actor,
): Pick<KeptSolution, "solved" | "refused"> {
  const { hotel } = books;
  const { proposedRooms, applyMoves } = books.assignment.rules;
  const found = proposedRooms(books);
  const moves: RoomMove[] = [];
  const refused = leftOut(rows, hotel, ({ id, version }) => {
    const roomId = found.get(id);
    if (roomId === undefined) return [closeReason("CLOSE_NO_ROOM")];
    moves.push({ reservationId: id, version, roomId });
    return [];
  });
  const formers = moves.map(({ reservationId }) => hotel.get(reservationId));
  const results = applyMoves(moves, hotel, actor);
  const solved = results.flatMap(({ reservationId: id, isDone, version }) =>
    isDone ? [{ id, version, former: formers.find((former) => former.id === id) }] : [],
  );
  const against = results.flatMap(({ reservationId: id, isDone, reasons }) => (isDone ? [] : [{ id, reasons }]));
  return { solved, refused: [...refused, ...against] };
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
    return { id, customer: stored ? new ListEntry(stored, hotel).customer : "", reasons };
  });
