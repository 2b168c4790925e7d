import type { RequestAct, RequestAction, RequestHistoryEntry, RequestKind } from "@/contract/guests/guestRequest";
import { occurrencesOf, requestSourceRef } from "@/domain/requests/occurrences";
import { nextOf, requestLife, stateAfterNight } from "@/domain/requests/requestLife";

import { chargeStay } from "../folio/onBehalf";
import { takeChargeBack } from "../folio/takeChargeBack";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";
import { changesIn, historyWith } from "../records/history";
import type { StoredRequest } from "./RequestBook";
import { type Desk, requestEntryOf } from "./requestEntry";
import { requestNames } from "./requestNames";

const compared = ["state", "quantity", "dueOn", "dueTime", "note", "night"] as const;

/** The request after a change: a version later, with a line in its history. */
export function changed(
  before: StoredRequest,
  change: Partial<StoredRequest>,
  line: Pick<RequestHistoryEntry, "what" | "note">,
  actor: Actor,
): StoredRequest {
  const after = { ...before, ...change, version: before.version + 1 };
  const night = (request: StoredRequest, other: StoredRequest) =>
    request.done.find(({ date }) => !other.done.some((one) => one.date === date))?.date ?? "";
  const changes = changesIn(
    compared,
    { ...before, night: night(before, after) },
    { ...after, night: night(after, before) },
  );
  return { ...after, history: historyWith(before.history, { ...line, changes }, actor) };
}

/** The request after an action, without asking whether it may be done. A night that is done is charged. */
export function acted(
  request: StoredRequest,
  action: Exclude<RequestAction, "edit">,
  act: RequestAct,
  desk: Desk,
  actor: Actor,
): StoredRequest {
  const { reason = "", overrideReason = "" } = act;
  const note = (explained.has(action) ? reason : overrideReason).trim();
  const state = requestLife.stateAfter(action, request.state);
  const change = { state, ...effects[action]?.(request, act, desk, actor) };
  return changed(request, change, { what: action, ...(note && { note }) }, actor);
}

/** The acts that need a reason. */
export const explained: ReadonlySet<RequestAction> = new Set<RequestAction>(["reject", "cancel"]);

type Effect = (request: StoredRequest, act: RequestAct, desk: Desk, actor: Actor) => Partial<StoredRequest>;

/** The changes by an act besides the state. */
const effects: Partial<Record<RequestAction, Effect>> = {
  finish: finished,
  reopen(request, _, desk, actor) {
    takeBack(request, desk, actor);
    return { done: request.done.slice(0, -1) };
  },
};

function finished(request: StoredRequest, { date: night }: RequestAct, desk: Desk, actor: Actor) {
  const { kind, occurrences, stay } = requestEntryOf(request, desk);
  const date = night ?? nextOf(occurrences)!;
  if (kind.price > 0 && !isAnExtra(kind, stay.reservation)) {
    const { id, reservationId, quantity } = request;
    const description = `${requestNames[kind.id]} (${id})`;
    const charge = { description, quantity, unitPrice: kind.price, vat: kind.vat ?? 10 };
    chargeStay(reservationId, { ...charge, sourceRef: requestSourceRef(id, date) }, desk.hotel, actor);
  }
  const done = [...request.done, { date, by: actor.by, at: actor.now.toISOString() }];
  return { done, state: stateAfterNight(request.state, occurrencesOf(request, kind, stay.reservation, done)) };
}

/** Whether it was booked as an extra, which is on the bill already. */
const isAnExtra = ({ id }: RequestKind, { extras }: StoredReservation) =>
  extras.some(({ productId }) => productId === id);

/** Corrects the charge of the last time that it was done. */
function takeBack({ id, reservationId, done }: StoredRequest, { hotel }: Desk, actor: Actor) {
  const last = done.at(-1);
  if (!last) return;
  const sourceRef = requestSourceRef(id, last.date);
  takeChargeBack(reservationId, { sourceRef, reason: `Solicitud ${id} reabierta` }, hotel, actor);
}
