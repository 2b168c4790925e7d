import type { HistoryEntry } from "@/contract/reservations/reservationHistory";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { openOn } from "../list/openOn";

/** The history, newest first: as stored or, for an untouched reservation of the sample, derived from its dates. */
export function historyOf(reservation: StoredReservation): HistoryEntry[] {
  const { history, createdAt, createdBy, cancelledAt, state, updatedAt } = reservation;
  if (history) return history;
  const created = entry(1, createdAt, createdBy, "created");
  if (cancelledAt !== undefined) return [entry(2, cancelledAt, createdBy, "cancel"), created];
  return state === "noShow" ? [entry(2, updatedAt, "Andrei Popescu", "markNoShow"), created] : [created];
}

const entry = (number: number, at: number, by: string, what: HistoryEntry["what"]): HistoryEntry => ({
  id: `history-${number}`,
  at: new Date(at).toISOString(),
  by,
  what,
  changes: [],
});

/** The history with a new entry at the front. */
export function historyWith(reservation: StoredReservation, added: Omit<HistoryEntry, "id">): HistoryEntry[] {
  const history = historyOf(reservation);
  return [{ id: `history-${history.length + 1}`, ...added }, ...history];
}

/** How a change moves the balance, for the history. */
export function balanceChanges(
  former: StoredReservation,
  next: StoredReservation,
  hotel: Hotel,
): HistoryEntry["changes"] {
  const [before, after] = [openOn(former, hotel), openOn(next, hotel)];
  return before === after ? [] : [{ field: "balance", before: String(before), after: String(after) }];
}
