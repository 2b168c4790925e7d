import type { LateComplaint } from "@/contract/reservations/day";

import type { ComplaintBook } from "./ComplaintBook";
import { toComplaint } from "./toComplaint";

/** What the desk has to see first thing: who waits too long for a solution, the longest first. */
export function lateComplaints(complaints: ComplaintBook, now: Date): LateComplaint[] {
  return complaints
    .all()
    .map((stored) => toComplaint(stored, complaints.hotel, now))
    .filter(({ isLate }) => isLate)
    .toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
    .map(({ id, guest, room, description, dueAt }) => ({ id, guest, room, description, dueAt }));
}
