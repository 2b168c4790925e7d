import {
  type GuestRequest,
  type RequestAct,
  type RequestAction,
  type RequestDraft,
  type RequestHistoryEntry,
  type RequestKind,
  type RequestReason,
  type RequestRefusal,
} from "@/contract/guests/guestRequest";
import { noteLimits } from "@/contract/reservations/reservations";
import { sentences } from "@/contract/sentences";
import { isCivilDate } from "@/domain/civilDate";
import { occurrencesOf, requestSourceRef } from "@/domain/requests/occurrences";
import { nextOf, nightReasons, requestLife, stateAfterNight } from "@/domain/requests/requestLife";
import { dayReasons, requestReason } from "@/domain/requests/requestRules";
import { reasonFor } from "@/domain/reasonFor";
import { isEnded } from "@/domain/reservations/situationOf";

import { ApiError } from "../ApiError";
import { chargeStay, takeChargeBack } from "../folio/onBehalf";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { Actor } from "../records/Actor";
import { notFound } from "../records/Refused";
import {
  circumstancesOf,
  type Desk,
  kindOf,
  requestEntryOf,
  ruledRequest,
  stockAgainst,
  toRequest,
} from "./requestEntry";
import { requestNames } from "./requestNames";
import { requestId, type StoredRequest } from "./Requests";

const MOST = 20;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Why a call about a request is refused; its sentence is that of the first reason. */
class RequestRefused extends ApiError {
  readonly #refusal: Omit<RequestRefusal, "message">;

  constructor(status: 409 | 422, refusal: Omit<RequestRefusal, "message">) {
    super(status, refusal.reasons[0]?.message ?? Object.values(refusal.fields ?? {})[0] ?? sentences.generic);
    this.#refusal = refusal;
  }

  override get body(): RequestRefusal {
    return { message: this.message, ...this.#refusal };
  }
}

function refuse(status: 409 | 422, reasons: RequestReason[], fields: Record<string, string> = {}) {
  if (reasons.length > 0 || Object.keys(fields).length > 0) throw new RequestRefused(status, { reasons, fields });
}

export function storedRequest(id: string, { requests, hotel }: Desk): StoredRequest {
  const request = requests.table.has(id) ? requests.table.get(id) : undefined;
  if (!request || hotel.find(request.reservationId)?.isDeleted) throw notFound();
  return request;
}

export const shownRequest = (request: StoredRequest, desk: Desk): GuestRequest =>
  toRequest(requestEntryOf(request, desk), desk);

export function refuseStaleRequest(request: StoredRequest, version: number, desk: Desk) {
  if (version === request.version) return;
  throw new RequestRefused(409, { reasons: [requestReason("REQUEST_STALE")], current: shownRequest(request, desk) });
}

export function isAsDrafted(request: StoredRequest, { quantity, dueOn, dueTime, note }: RequestDraft) {
  const [one, other] = [
    [quantity, dueOn, dueTime, note.trim()],
    [request.quantity, request.dueOn, request.dueTime, request.note],
  ];
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Refuses what cannot be, of a new request or of a change of the one `before`. */
function refuseFaulty(draft: RequestDraft, desk: Desk, before?: StoredRequest) {
  const { quantity, dueOn, dueTime, note } = draft;
  const kind = kindOf(draft.kind, desk);
  const reservation = desk.hotel.find(draft.reservationId);
  const isPossible = {
    kind: kind !== undefined,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST,
    dueOn: isCivilDate(dueOn),
    dueTime: time.test(dueTime),
  };
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(isPossible).flatMap(([name, isRight]) => (isRight ? [] : [[name, sentences.invalidValue]])),
  );
  if (!isPossible.dueOn) fields.dueOn = reasonFor("DATE_UNKNOWN").message;
  if (note.length > noteLimits.letters) fields.note = sentences.noteTooLong;
  const isUnknown = !reservation || reservation.isDeleted;
  refuse(422, isUnknown ? [requestReason("REQUEST_RESERVATION_MISSING")] : [], fields);
  if (!kind || !reservation) return;
  if (isEnded(reservation.state)) refuse(409, [requestReason("REQUEST_RESERVATION_OVER")]);
  if (dueOn !== before?.dueOn) refuse(422, dayReasons(dueOn, reservation, kind, desk.hotel.property.businessDate));
  const occurrences = occurrencesOf(draft, kind, reservation, before?.done ?? []);
  refuse(409, stockAgainst({ kind, occurrences, quantity, id: before?.id }, desk));
}

export function addRequest(draft: RequestDraft, desk: Desk, { by, now }: Actor): StoredRequest {
  refuseFaulty(draft, desk);
  const { table } = desk.requests;
  const { reservationId, kind, quantity, dueOn, dueTime, note } = draft;
  const id = requestId(table.nextNumber());
  const history: RequestHistoryEntry[] = [{ id: "history-1", at: now.toISOString(), by, what: "created", changes: [] }];
  const written = { reservationId, kind, quantity, dueOn, dueTime, note: note.trim() };
  const added = table.insert({ ...written, id, version: 1, state: "new", done: [], history });
  desk.hotel.revision.advance("requests");
  return added;
}

export function editRequest(request: StoredRequest, draft: RequestDraft, desk: Desk, actor: Actor): StoredRequest {
  refuse(409, against("edit", request, desk).reasons);
  const { reservationId, kind } = request;
  const { quantity, dueOn, dueTime, note } = draft;
  refuseFaulty({ ...draft, reservationId, kind }, desk, request);
  return changed(request, { quantity, dueOn, dueTime, note: note.trim() }, { what: "edit" }, desk, actor);
}

/** Does what a person asks for, or says why not. */
export function actOn(request: StoredRequest, action: string, asked: RequestAct, desk: Desk, actor: Actor) {
  if (!requestLife.isAction(action) || action === "edit") throw notFound();
  const [reason, override] = [asked.reason?.trim() ?? "", asked.overrideReason?.trim() ?? ""];
  const { reasons, isOverridable } = against(action, request, desk);
  if (!isOverridable || override === "") refuse(409, reasons);
  const needsReason = action === "reject" || action === "cancel";
  if (needsReason && reason === "") refuse(422, [requestReason("REQUEST_REASON_MISSING")]);
  if (Math.max(reason.length, override.length) > noteLimits.letters) refuse(422, [], { reason: sentences.noteTooLong });
  const note = needsReason ? reason : override;
  const line = { what: action, ...(note && { note }) };
  if (action === "finish") return finish(request, asked.date, line, desk, actor);
  if (action === "reopen") takeBack(request, desk, actor);
  const done = action === "reopen" ? request.done.slice(0, -1) : request.done;
  return changed(request, { state: requestLife.stateAfter(action, request.state), done }, line, desk, actor);
}

function finish(request: StoredRequest, night: string | undefined, line: Line, desk: Desk, actor: Actor) {
  const { kind, occurrences, stay } = requestEntryOf(request, desk);
  const date = night ?? nextOf(occurrences)!;
  refuse(409, nightReasons(date, { kind, occurrences }, desk.hotel.property.businessDate));
  if (kind.price > 0 && !isAnExtra(kind, stay.reservation)) {
    const { id, reservationId, quantity } = request;
    const description = `${requestNames[kind.id]} (${id})`;
    const charge = { description, quantity, unitPrice: kind.price, vat: kind.vat ?? 10 };
    chargeStay(reservationId, { ...charge, sourceRef: requestSourceRef(id, date) }, desk.hotel, actor);
  }
  const done = [...request.done, { date, by: actor.by, at: actor.now.toISOString() }];
  const state = stateAfterNight(request.state, occurrencesOf(request, kind, stay.reservation, done));
  return changed(request, { state, done }, line, desk, actor);
}

/** What was booked as an extra is on the bill already. */
const isAnExtra = ({ id }: RequestKind, { extras }: StoredReservation) =>
  extras.some(({ productId }) => productId === id);

/** The last time that it was done is not charged. */
function takeBack({ id, reservationId, done }: StoredRequest, { hotel }: Desk, actor: Actor) {
  const last = done.at(-1);
  if (!last) return;
  const sourceRef = requestSourceRef(id, last.date);
  takeChargeBack(reservationId, { sourceRef, reason: `Solicitud ${id} reabierta` }, hotel, actor);
}

function against(action: RequestAction, request: StoredRequest, desk: Desk) {
  const entry = requestEntryOf(request, desk);
  const permissions = requestLife.permissionsOf(ruledRequest(entry), circumstancesOf(entry, desk));
  return permissions.find((one) => one.action === action)!;
}

type Line = Pick<RequestHistoryEntry, "what" | "note">;

/** Puts the change into the books, with a version and a line in the history that says what it was. */
function changed(
  request: StoredRequest,
  change: Partial<StoredRequest>,
  what: Line,
  { hotel, requests }: Desk,
  { by, now }: Actor,
): StoredRequest {
  const next = { ...request, ...change, version: request.version + 1 };
  const { history } = request;
  const line = { ...what, id: `history-${history.length + 1}`, at: now.toISOString(), by };
  requests.table.insert({ ...next, history: [{ ...line, changes: changesOf(request, next) }, ...history] });
  hotel.revision.advance("requests");
  return requests.table.get(request.id);
}

function changesOf(before: StoredRequest, after: StoredRequest): RequestHistoryEntry["changes"] {
  const fields = (["state", "quantity", "dueOn", "dueTime", "note"] as const).flatMap((field) =>
    before[field] === after[field] ? [] : { field, before: String(before[field]), after: String(after[field]) },
  );
  const night = (request: StoredRequest, other: StoredRequest) =>
    request.done.find(({ date }) => !other.done.some((one) => one.date === date))?.date ?? "";
  const nights = { field: "night" as const, before: night(before, after), after: night(after, before) };
  return before.done.length === after.done.length ? fields : [...fields, nights];
}
