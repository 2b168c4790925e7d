import type { Compensation, Complainant, Complaint, ComplaintRow } from "@/contract/guests/complaint";
import type { Cents } from "@/contract/property";
import { complaintDueAt, isFormLateAt, isLateAt } from "@/domain/complaints/complaintDeadline";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { standingInAct } from "@/domain/account/correctionLines";
import { fullName } from "@/domain/people/names";

import type { Hotel } from "../hotel/Hotel";
import { toldChanges } from "../hotel/nameRefs";
import type { StoredComplaint } from "./ComplaintBook";

/** A complaint as it is at a moment, with what follows from it. */
export function toComplaint(stored: StoredComplaint, hotel: Hotel, now: Date): Complaint {
  const { currency, timeZone } = hotel.property;
  const compensations = compensationsOf(stored, hotel);
  const complaint = {
    ...stored,
    ...namedIn(hotel, stored),
    compensations,
    history: stored.history.map((line) => toldChanges(line, hotel)),
    dueAt: complaintDueAt(stored.createdAt, stored.severity),
    compensation: costOf(compensations),
    unapproved: costOf(compensations.filter(({ isApproved }) => !isApproved)),
  };
  return {
    ...complaint,
    isLate: isLateAt(complaint, now),
    isFormLate: isFormLateAt(complaint, now, timeZone),
    actions: complaintLife.permissionsOf(complaint, { currency }),
  };
}

/** The reference of a compensation on a folio, by its number from 1. */
export const compensationRef = (complaintId: string, number: number) => `complaint:${complaintId}:${number}`;

/** As they are by now: what was taken off a bill may be corrected there. */
function compensationsOf({ id, guestId, compensations }: StoredComplaint, hotel: Hotel): Compensation[] {
  if (compensations.length === 0 || guestId === "") return compensations;
  const lines = hotel.reservationsOf(guestId).flatMap(({ charges }) => charges);
  return compensations.map((one, place) => {
    const line = lines.find(({ sourceRef }) => sourceRef === compensationRef(id, place + 1));
    return line && standingInAct(line, lines).length === 0 ? { ...one, isTakenBack: true } : one;
  });
}

const costOf = (compensations: readonly Compensation[]): Cents =>
  compensations.reduce((sum, { amount, isTakenBack }) => sum + (isTakenBack ? 0 : amount), 0);

/** Cost of all compensations of a complaint. */
export const compensationOf = (stored: StoredComplaint, hotel: Hotel): Cents => costOf(compensationsOf(stored, hotel));

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

export function toComplaintRow(stored: StoredComplaint, hotel: Hotel, now: Date): ComplaintRow {
  const complaint = toComplaint(stored, hotel, now);
  const { history: _, compensations: __, createdBy: ___, solution: ____, informedAt, origin, ...row } = complaint;
  return row;
}
