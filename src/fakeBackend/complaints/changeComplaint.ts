import {
  type ComplaintAction,
  type ComplaintDraft,
  complaintFields,
  type ComplaintHistoryEntry,
} from "@/contract/guests/complaint";
import type { ComplaintActFields, ComplaintInputs, CompensationInput } from "@/contract/guests/complaintActs";
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

/** Said by a person in an act, for its line in the history. */
interface Told {
  note?: string;
  kind?: CompensationInput["kind"];
}

/** The complaint after a change: a version later, with a line in its history. */
export function changed(
  before: StoredComplaint,
  change: Partial<StoredComplaint>,
  { what, note, kind }: Pick<ComplaintHistoryEntry, "what"> & Told,
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
  { kind, amount = 0, reason = "" }: Partial<CompensationInput>,
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
  input: ComplaintActFields,
  hotel: Hotel,
  actor: Actor,
): StoredComplaint {
  const state = complaintLife.stateAfter(action, stored.state);
  const { note, kind, ...effect } = effects[action]?.(stored, input, hotel, actor) ?? {};
  return changed(stored, { state, ...effect }, { what: action, note, kind }, hotel, actor);
}

/** The changes by an act besides the state, and the words of its line in the history. */
const effects: {
  [Action in ComplaintAction]?: (
    stored: StoredComplaint,
    input: Partial<ComplaintInputs[Action]>,
    hotel: Hotel,
    actor: Actor,
  ) => Partial<StoredComplaint> & Told;
} = {
  start: (_, __, ___, { by }) => ({ owner: by }),
  resolve({ owner }, { solution = "" }, _, { by, now }) {
    const note = solution.trim();
    return { note, solution: note, resolvedAt: now.toISOString(), owner: owner || by };
  },
  followUp: (_, { followUpOn }) => ({ followUpOn }),
  reopen: (_, { reason = "" }) => ({ note: reason.trim(), solution: "", resolvedAt: "", followUpOn: "" }),
  compensate(stored, { kind, amount = 0, reason = "" }, hotel) {
    const isApproved = !isOverLimit(amount, compensationOf(stored, hotel), hotel.property);
    const compensations = [...stored.compensations, { kind: kind!, amount, isApproved }];
    return { note: reason.trim(), kind, compensations };
  },
  approve: ({ compensations }) => ({ compensations: compensations.map((one) => ({ ...one, isApproved: true })) }),
  officialForm(_, { formNumber = "", receivedOn = "" }) {
    const number = formNumber.trim();
    return { note: number, officialForm: { number, receivedOn, answerBy: answerBy(receivedOn) } };
  },
  inform: (_, __, ___, { now }) => ({ informedAt: now.toISOString() }),
};
