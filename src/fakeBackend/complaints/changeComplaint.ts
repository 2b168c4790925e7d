import {
  type CompensationKind,
  type ComplaintAct,
  type ComplaintAction,
  complaintCategories,
  type ComplaintDraft,
  complaintFields,
  type ComplaintHistoryEntry,
  complaintSeverities,
} from "@/contract/guests/complaint";
import { departments } from "@/contract/messaging/contacts";
import { folioLimits } from "@/contract/reservations/folio";
import { answerBy } from "@/domain/complaints/complaintDeadline";
import { actFaults, draftFaults, isOverLimit } from "@/domain/complaints/complaintFaults";
import { complaintLife, complaintReason } from "@/domain/complaints/complaintLife";

import { allowStay } from "../folio/onBehalf";
import type { Hotel } from "../hotel/Hotel";
import { guestRef } from "../hotel/nameRefs";
import type { Actor } from "../records/Actor";
import { notFound, refuse, refuseFaults, unknownValues } from "../records/Refused";
import type { StoredComplaint } from "./ComplaintBook";
import { compensationOf, compensationRef, toComplaint } from "./toComplaint";

/** The draft and nothing else, without the spaces around its text. */
export const writtenDraft = (draft: ComplaintDraft): ComplaintDraft => {
  const { guestId, roomId, category, severity, department, description, origin } = draft;
  return { guestId, roomId, category, severity, department, description: description.trim(), origin };
};

export function refuseDraftFaults(draft: ComplaintDraft, hotel: Hotel) {
  const isKnown = {
    who:
      (draft.guestId === "" || hotel.guests.has(draft.guestId)) &&
      (draft.roomId === "" || hotel.room(draft.roomId) !== undefined),
    category: complaintCategories.includes(draft.category),
    severity: complaintSeverities.includes(draft.severity),
    department: departments.includes(draft.department),
  };
  // the guest may be deleted by now; no form sends the rest
  const who = complaintReason("COMPLAINT_WHO_MISSING").message;
  refuseFaults(draftFaults(draft), unknownValues(isKnown, { who }));
}

type Unnumbered = Omit<StoredComplaint, "history" | "version"> & Pick<Partial<StoredComplaint>, "history" | "version">;
type Line = Pick<ComplaintHistoryEntry, "what" | "note"> & { kind?: CompensationKind };

/** The complaint with a version more, and a line in its history that says what was done and what has changed. */
function changed(
  before: StoredComplaint | undefined,
  after: Unnumbered,
  { kind, ...line }: Line,
  hotel: Hotel,
  actor: Actor,
) {
  const { history = [], version = 0 } = before ?? {};
  const next = { ...after, history, version: version + 1 };
  const [was, is] = [before, next].map((one) => one && toComplaint(one, hotel, actor.now));
  function valuesOf(one: typeof is, field: (typeof complaintFields)[number]) {
    if (field === "guest") return one?.guestId ? guestRef(one.guestId) : "";
    return field === "kind" ? "" : String(one?.[field] ?? "");
  }
  const changes = complaintFields
    .map((field) => ({ field, before: valuesOf(was, field), after: valuesOf(is, field) }))
    .filter((change) => was && change.before !== change.after);
  if (kind) changes.push({ field: "kind", before: "", after: kind });
  const entry = { id: `history-${history.length + 1}`, at: actor.now.toISOString(), by: actor.by, ...line, changes };
  return { ...next, history: [entry, ...history] };
}

export function newComplaint(id: string, draft: ComplaintDraft, hotel: Hotel, actor: Actor): StoredComplaint {
  const fresh: Unnumbered = {
    ...draft,
    id,
    state: "open",
    owner: "",
    createdAt: actor.now.toISOString(),
    createdBy: actor.by,
    resolvedAt: "",
    solution: "",
    followUpOn: "",
    informedAt: "",
    compensations: [],
  };
  return changed(undefined, fresh, { what: "created" }, hotel, actor);
}

export const rewritten = (stored: StoredComplaint, draft: ComplaintDraft, hotel: Hotel, actor: Actor) =>
  changed(stored, { ...stored, ...draft }, { what: "changed" }, hotel, actor);

/** Does what is asked with a complaint, or says why not: by the rules that the screen has, too. */
export function actOnComplaint(stored: StoredComplaint, action: string, act: ComplaintAct, hotel: Hotel, actor: Actor) {
  if (!complaintLife.isAction(action)) throw notFound();
  const { property } = hotel;
  const complaint = toComplaint(stored, hotel, actor.now);
  const reasons = complaintLife.reasonsAgainst(action, complaint, property);
  refuse(reasons);
  refuseFaults(actFaults(action, act, complaint.compensation, property));
  if (action === "compensate") takeOffTheBill(stored, act, hotel, actor);
  return acted(stored, action, act, hotel, actor);
}

/** What is given in money is taken off the bill of a guest in house; who has left is owed it without a folio. */
function takeOffTheBill(
  { id, guestId, compensations, description }: StoredComplaint,
  { kind, amount = 0, reason = "" }: ComplaintAct,
  hotel: Hotel,
  actor: Actor,
) {
  const isMoney = kind === "discount" || kind === "refund";
  const stay = guestId ? hotel.reservationsOf(guestId).find(({ state }) => state === "inHouse") : undefined;
  if (!isMoney || !stay) return;
  const sourceRef = compensationRef(id, compensations.length + 1);
  // the complaint is the house's business: the guest reads of an allowance
  const why = `${id} · ${reason.trim() || description}`.slice(0, folioLimits.reason);
  allowStay(stay.id, { sourceRef, description: "", amount, reason: why }, hotel, actor);
}

/** Does it without asking whether it may be done. */
export function acted(
  stored: StoredComplaint,
  action: ComplaintAction,
  act: Omit<ComplaintAct, "version">,
  hotel: Hotel,
  actor: Actor,
): StoredComplaint {
  const state = complaintLife.stateAfter(action, stored.state);
  const after = { ...stored, state, ...effectOf(action, stored, act, hotel, actor) };
  const note = (act.solution ?? act.reason ?? act.formNumber)?.trim();
  const kind = action === "compensate" ? act.kind : undefined;
  return changed(stored, after, { what: action, ...(note && { note }), ...(kind && { kind }) }, hotel, actor);
}

function effectOf(
  action: ComplaintAction,
  stored: StoredComplaint,
  { solution = "", followUpOn, kind, amount = 0, formNumber = "", receivedOn = "" }: Omit<ComplaintAct, "version">,
  hotel: Hotel,
  { by, now }: Actor,
): Partial<StoredComplaint> {
  const { owner, compensations } = stored;
  const at = now.toISOString();
  const isApproved = !isOverLimit(amount, compensationOf(stored, hotel), hotel.property);
  switch (action) {
    case "start":
      return { owner: by };
    case "resolve":
      return { solution: solution.trim(), resolvedAt: at, owner: owner || by };
    case "followUp":
      return { followUpOn };
    case "reopen":
      return { solution: "", resolvedAt: "", followUpOn: "" };
    case "compensate":
      return { compensations: [...compensations, { kind: kind!, amount, isApproved }] };
    case "approve":
      return { compensations: compensations.map((one) => ({ ...one, isApproved: true })) };
    case "officialForm":
      return { officialForm: { number: formNumber.trim(), receivedOn, answerBy: answerBy(receivedOn) } };
    case "inform":
      return { informedAt: at };
    default:
      return {};
  }
}
