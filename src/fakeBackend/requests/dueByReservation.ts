import type { DueRequest } from "@/contract/day/day";
import { leadBeginsOn } from "@/domain/requests/requestRules";
import { isToArrive } from "@/domain/reservations/situationOf";

import { type Desk, requestEntries } from "./requestEntry";

/** Requests to prepare by the business date: their lead time has begun, or their guest arrives. */
export function dueByReservation(desk: Desk): Map<string, DueRequest[]> {
  const { businessDate } = desk.hotel.property;
  const due = new Map<string, DueRequest[]>();
  for (const { request, kind, nextOn, urgency, stay } of requestEntries(desk)) {
    const { id, quantity, dueTime, reservationId } = request;
    const { state, arrival } = stay.reservation;
    const hasBegun = leadBeginsOn({ dueOn: nextOn, dueTime }, kind) <= businessDate;
    const arrives = isToArrive(state) && arrival <= businessDate;
    if (urgency === "ended" || !(hasBegun || arrives)) continue;
    const shown: DueRequest = { id, kind: kind.id, quantity, nextOn, dueTime, urgency };
    due.set(reservationId, [...(due.get(reservationId) ?? []), shown]);
  }
  return due;
}
