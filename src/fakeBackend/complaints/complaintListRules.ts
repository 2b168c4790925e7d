import { complaintSeverities, type ComplaintRow, complaintStates } from "@/contract/guests/complaint";
import type { ComplaintColumn, ComplaintFilter, ComplaintView } from "@/contract/guests/complaints";
import { isUnsolved } from "@/domain/complaints/complaintDeadline";

import type { ListRules } from "../list/ListIndex";
import { someOf } from "../list/someOf";

type Filters = Pick<ComplaintFilter, "states" | "categories" | "severities" | "guestId">;

const MINUTE = 60_000;
/** More minutes than any deadline has. */
const FAR = 100_000_000;

const minutesOf = (instant: string) => Math.floor(Date.parse(instant) / MINUTE);

/** How complaints are listed for a person, by name. */
export const complaintListRules = (by: string): ListRules<ComplaintRow, ComplaintColumn, ComplaintView, Filters> => ({
  searched: ({ id, guest, room, description }) => `${id} ${guest} ${room} ${description}`,
  filters: {
    states: someOf(({ state }) => state),
    categories: someOf(({ category }) => category),
    severities: someOf(({ severity }) => severity),
    guestId: (id) => (row) => row.guestId === id,
  },
  sorts: {
    severity: ({ severity }) => complaintSeverities.indexOf(severity),
    state: ({ state }) => complaintStates.indexOf(state),
    dueAt: ({ dueAt }) => minutesOf(dueAt),
  },
  defaultSort: (row) => (isUnsolved(row) ? minutesOf(row.dueAt) : FAR - minutesOf(row.createdAt)),
  views: {
    open: isUnsolved,
    late: ({ isLate, isFormLate }) => isLate || isFormLate,
    mine: ({ owner, state }) => owner === by && state !== "closed",
    unapproved: ({ unapproved }) => unapproved > 0,
    officialForm: ({ officialForm }) => officialForm !== undefined,
  },
});
