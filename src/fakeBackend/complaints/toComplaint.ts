import type { Complainant, Complaint, ComplaintRow } from "@/contract/guests/complaint";
import type { Cents } from "@/contract/property";
import { complaintDueAt, isFormLateAt, isLateAt } from "@/domain/complaints/complaintDeadline";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { fullName } from "@/domain/people/names";

import type { Hotel } from "../hotel/Hotel";
import { toldChanges } from "../hotel/nameRefs";
import type { StoredComplaint } from "./ComplaintBook";

/** A complaint as it is at a moment, with what follows from it. */
export function toComplaint(stored: StoredComplaint, hotel: Hotel, now: Date): Complaint {
  const { currency, timeZone } = hotel.property;
  const complaint = {
    ...stored,
    ...namedIn(hotel, stored),
    history: stored.history.map((line) => toldChanges(line, hotel)),
    dueAt: complaintDueAt(stored.createdAt, stored.severity),
    compensation: compensationOf(stored.compensations),
    unapproved: stored.compensations.reduce((sum, { amount, isApproved }) => sum + (isApproved ? 0 : amount), 0),
  };
  return {
    ...complaint,
    isLate: isLateAt(complaint, now),
    isFormLate: isFormLateAt(complaint, now, timeZone),
    actions: complaintLife.permissionsOf(complaint, { currency }),
  };
}

/** What all compensations of a complaint cost. */
export const compensationOf = (compensations: StoredComplaint["compensations"]): Cents =>
  compensations.reduce((sum, { amount }) => sum + amount, 0);

/** The names of a guest and a room. A merged guest is the one who was kept. */
export function namedIn(hotel: Hotel, { guestId, roomId }: Pick<Complainant, "guestId" | "roomId">): Complainant {
  const guest = guestId ? hotel.guests.get(guestId) : undefined;
  return {
    guestId: guest?.id ?? "",
    guest: guest ? fullName(guest) : "",
    roomId,
    room: hotel.room(roomId)?.number ?? "",
  };
}

export function toComplaintRow(complaint: Complaint): ComplaintRow {
  const { history: _, compensations: __, createdBy: ___, solution: ____, informedAt, origin, ...row } = complaint;
  return row;
}
