import type { Complainant, Complaint, ComplaintDraft, ComplaintRefusal, ComplaintRow } from "./complaint";
import type { ComplaintAct } from "./complaintActs";
import { defineContract, type } from "../endpoint";
import type { ListFilter } from "../list";
import { recordCalls } from "../records";
import type { RecordId } from "../formats";

/** Late: without a solution after its deadline. Mine: not closed, of who asks. Unapproved: the management has to see it. */
export type ComplaintView = "open" | "late" | "mine" | "unapproved" | "officialForm";

export type ComplaintColumn = keyof Pick<
  ComplaintRow,
  "id" | "guest" | "room" | "category" | "severity" | "state" | "department" | "dueAt" | "compensation"
>;

/** `text` finds part of the number, the guest's name, the room or the description. */
export interface ComplaintFilter extends ListFilter<ComplaintColumn, ComplaintView> {
  /** @several ComplaintState */
  states?: string;
  /** @several ComplaintCategory */
  categories?: string;
  /** @several ComplaintSeverity */
  severities?: string;
  /** A guest, with the records that are merged into theirs. */
  guestId?: RecordId;
}

const calls = recordCalls<{
  row: ComplaintRow;
  column: ComplaintColumn;
  view: ComplaintView;
  filter: ComplaintFilter;
  record: Complaint;
  draft: ComplaintDraft;
  act: ComplaintAct;
  refusal: ComplaintRefusal;
}>()("/pms/complaints", ["complaints", "guests", "reservations", "setUp"]);

/** Complaints of guests, from the first word to the compensation. */
export const complaintsContract = defineContract({
  /** Unless sorted: those without a solution first, by their deadline; then the newest first. */
  listComplaints: calls.list,
  /** Every row of a filter: for the board, the figures, a file and the printer. */
  exportComplaints: calls.rows,
  /** At most ten guests and rooms by part of a name or number; who is in the house comes first, with the room. */
  findComplainants: {
    method: "GET",
    path: "/pms/complaints/complainants",
    query: type<{ text: string }>(),
    reply: type<Complainant[]>(),
  },
  getComplaint: calls.get,
  /** Idempotent by `clientId`: a repeat replies with the complaint that the first call made. */
  createComplaint: calls.create,
  /** 409 with `current` when `version` is not the newest, unless the complaint is already as the draft says. */
  updateComplaint: calls.update,
  /** `action` is a `ComplaintAction`. 409 with the reasons against it, or with `current`; 422 for what is missing. */
  actOnComplaint: calls.act,
});
