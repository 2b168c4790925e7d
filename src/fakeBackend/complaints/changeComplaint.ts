import {
  type ComplaintAct,
  type ComplaintAction,
  type ComplaintDraft,
  complaintFields,
  type ComplaintHistoryEntry,
} from "@/contract/guests/complaint";
import { accountLimits } from "@/contract/account/account";
import { answerBy } from "@/domain/complaints/complaintDeadline";
import { isOverLimit } from "@/domain/complaints/complaintFaults";
import { complaintLife } from "@/domain/complaints/complaintLife";

import { allowStay } from "../folio/onBehalf";
import type { Hotel } from "../hotel/Hotel";
import { guestRef } from "../hotel/nameRefs";
import type { Actor } from "../records/Actor";
import { changesIn, historyWith } from "../records/history";
import type { StoredComplaint } from "./ComplaintBook";
import { compensationOf, compensationRef, toComplaint } from "./toComplaint";

export const newComplaint = (id: string, draft: ComplaintDraft, actor: Actor): StoredComplaint => ({
  ...draft,
  id,
  version: 1,
  state: "open",
  owner: "",
  createdAt: actor.now.toISOString(),
  createdBy: actor.by,
  resolvedAt: "",
  solution: "",
  followUpOn: "",
  informedAt: "",
  compensations: [],
  history: historyWith([], { what: "created" as const, changes: [] }, actor),
});

/** The complaint after a change: a version later, with a line in its history. */
export function changed(
  before: StoredComplaint,
  change: Partial<StoredComplaint>,
  { what, note, kind }: Pick<ComplaintHistoryEntry, "what" | "note"> & Pick<ComplaintAct, "kind">,
  hotel: Hotel,
  actor: Actor,
): StoredComplaint {
  const after = { ...before, ...change, version: before.version + 1 };
  const [was, is] = [before, after].map((one) => {
    const complaint = toComplaint(one, hotel, actor.now);
    return { ...complaint, guest: complaint.guestId && guestRef(complaint.guestId), kind: "" };
  });
  const changes = changesIn(complaintFields, was!, { ...is!, kind: kind ?? "" });
  return { ...after, history: historyWith(before.history, { what, changes, ...(note && { note }) }, actor) };
}

/** Takes money that is given off the bill of a guest in house; a guest who has left is owed it without a folio. */
export function takeOffTheBill(
  { id, guestId, compensations, description }: StoredComplaint,
  { kind, amount = 0, reason = "" }: ComplaintAct,
  hotel: Hotel,
  actor: Actor,
) {
  const isMoney = kind === "discount" || kind === "refund";
  const stay = guestId ? hotel.reservationsOf(guestId).find(({ state }) => state === "inHouse") : undefined;
  if (!isMoney || !stay) return;
  const sourceRef = compensationRef(id, compensations.length + 1);
  // the complaint is internal: the guest reads of an allowance
  const why = `${id} · ${reason.trim() || description}`.slice(0, accountLimits.reason);
  allowStay(stay.id, { sourceRef, description: "", amount, reason: why }, hotel, actor);
}

/** The complaint after an action, without asking whether it may be done. */
export function acted(
  stored: StoredComplaint,
  action: ComplaintAction,
  act: Omit<ComplaintAct, "version">,
  hotel: Hotel,
  actor: Actor,
): StoredComplaint {
  const state = complaintLife.stateAfter(action, stored.state);
  const note = (act.solution ?? act.reason ?? act.formNumber)?.trim();
  const kind = action === "compensate" ? act.kind : undefined;
  const change = { state, ...effectOf(action, stored, act, hotel, actor) };
  return changed(stored, change, { what: action, note, kind }, hotel, actor);
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
