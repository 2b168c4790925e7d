import type { GuestRequest, RequestKind, RequestRow, RequestUrgency } from "@/contract/guests/guestRequest";
import type { CivilDate } from "@/contract/property";
import { type Occurrence, occurrencesOf, requestPrice, requestSourceRef } from "@/domain/requests/occurrences";
import {
  isOpenRequest,
  nextOf,
  nightReasons,
  type RequestCircumstances,
  requestLife,
  type RuledRequest,
} from "@/domain/requests/requestLife";
import { hotelMoment } from "@/domain/localTime";
import { permissionOf } from "@/domain/permissionFor";
import { clockIn, stockReasons, urgencyOf } from "@/domain/requests/requestRules";
import { isEnded } from "@/domain/reservations/situationOf";

import type { Database } from "../core/database";
import { ListEntry } from "../hotel/list/ListEntry";
import type { StoredRequest } from "./RequestBook";

/** The books of requests, and the moment on the clocks of the property. */
export interface Desk extends Pick<Database, "hotel" | "requests"> {
  now: string;
}

export const deskAt = ({ hotel, requests }: Database, now: Date): Desk => ({
  hotel,
  requests,
  now: hotelMoment(clockIn(now, hotel.property.timeZone), hotel.property.businessDate),
});

/** A request with what follows from its reservation. */
export interface RequestEntry {
  request: StoredRequest;
  kind: RequestKind;
  stay: ListEntry;
  occurrences: Occurrence[];
  nextOn: CivilDate;
  urgency: RequestUrgency;
}

export const kindOf = (id: string, { requests }: Pick<Desk, "requests">): RequestKind | undefined =>
  requests.kinds.find((kind) => kind.id === id);

export function requestEntryOf(request: StoredRequest, desk: Desk): RequestEntry {
  const { hotel, now } = desk;
  const { businessDate } = hotel.property;
  const kind = kindOf(request.kind, desk)!;
  const stay = new ListEntry(hotel.find(request.reservationId)!, hotel);
  const occurrences = occurrencesOf(request, kind, stay.reservation, request.done);
  const nextOn = nextOf(occurrences) ?? occurrences.at(-1)!.date;
  const isDue = isOpenRequest(request.state) && !isEnded(stay.reservation.state);
  const urgency = isDue ? urgencyOf({ dueOn: nextOn, dueTime: request.dueTime }, businessDate, now) : "ended";
  return { request, kind, stay, occurrences, nextOn, urgency };
}

export const requestEntries = (desk: Desk): RequestEntry[] =>
  desk.requests.listed().map((request) => requestEntryOf(request, desk));

/** Why the property has not so many left; the request itself, if it has an id, does not count. */
export function stockAgainst(
  { kind, occurrences, quantity, id }: Pick<RequestEntry, "kind" | "occurrences"> & { quantity: number; id?: string },
  desk: Desk,
) {
  if (kind.stock === undefined) return [];
  const holding = desk.requests
    .listed()
    .filter((one) => one.kind === kind.id && one.id !== id && one.state !== "rejected" && one.state !== "cancelled");
  const others = holding
    .map((request) => requestEntryOf(request, desk))
    .filter(({ stay }) => !isEnded(stay.reservation.state));
  const heldOn = (date: CivilDate) =>
    others
      .filter((other) => other.occurrences.some((one) => one.date === date))
      .reduce((sum, { request }) => sum + request.quantity, 0);
  const dates = occurrences.filter(({ done }) => !done).map(({ date }) => date);
  return stockReasons(kind, quantity, dates, heldOn);
}

const ruledRequest = ({ request, kind, stay, occurrences }: RequestEntry): RuledRequest => ({
  ...request,
  kind,
  occurrences,
  reservationState: stay.reservation.state,
});

const circumstancesOf = ({ request, kind, occurrences }: RequestEntry, desk: Desk): RequestCircumstances => ({
  businessDate: desk.hotel.property.businessDate,
  now: desk.now,
  stock: isOpenRequest(request.state)
    ? [] // it holds them already
    : stockAgainst({ kind, occurrences, quantity: request.quantity, id: request.id }, desk),
});

export function toRequestRow(entry: RequestEntry, desk: Desk): RequestRow {
  const { request, kind, stay, occurrences, nextOn, urgency } = entry;
  const { done: _done, history: _history, ...stored } = request;
  return {
    ...stored,
    department: kind.department,
    customer: stay.customer,
    room: stay.room,
    nextOn,
    urgency,
    left: occurrences.filter(({ done }) => !done).length,
    price: requestPrice(kind, request.quantity, occurrences),
    actions: requestLife.permissionsOf(ruledRequest(entry), circumstancesOf(entry, desk)),
  };
}

export function toRequest(entry: RequestEntry, desk: Desk): GuestRequest {
  const row = toRequestRow(entry, desk);
  const { request, kind, stay, occurrences } = entry;
  const { businessDate } = desk.hotel.property;
  const { from } = requestLife.transitions.finish;
  const foreign = from.includes(request.state) ? [] : permissionOf(row, "finish")!.reasons;
  return {
    ...row,
    occurrences: occurrences.map((one) => ({
      ...one,
      reasons: foreign.length > 0 ? foreign : nightReasons(one.date, { kind, occurrences }, businessDate),
      sourceRef: requestSourceRef(request.id, one.date),
    })),
    arrival: stay.reservation.arrival,
    departure: stay.reservation.departure,
    history: request.history,
  };
}
