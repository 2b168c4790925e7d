import type { HistoryEntry } from "@/contract/reservationHistory";

import type { StoredReservation } from "./StoredReservation";

/** What has happened to it, the newest first: as it was written down or, for the sample's own, as the dates tell. */
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

/** The same with one entry more, the newest. */
export function historyWith(reservation: StoredReservation, added: Omit<HistoryEntry, "id">): HistoryEntry[] {
  const history = historyOf(reservation);
  return [{ id: `history-${history.length + 1}`, ...added }, ...history];
}
