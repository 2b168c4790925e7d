import type { ComplaintFilter } from "@/contract/guests/complaints";
import type { StatePart } from "@/shared/feature/feature";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

import { complaintList } from "./complaintList";
import { complaintRecord, complaintRows, complaintsApi } from "./complaintRecord";

/** Every complaint of a filter: what the board and the figures show. */
const told = createLoad(
  "complaintRows",
  (query: ComplaintFilter) => complaintsApi.exportComplaints({ query }),
  complaintsApi.exportComplaints.reads,
);

export const shownComplaints = complaintRecord.writes.over(told, complaintRows.applied);

/** Brings the reply of an act to the board. News of the hotel's changes bring the rest. */
const follower = complaintRecord.followedBy({
  show: (complaint) => told.tell((rows) => rows.map((row) => (row.id === complaint.id ? complaint : row))),
});

/** Whom a complaint may be about. */
export const complainants = createSearch("complainants", (text) => complaintsApi.findComplainants({ query: { text } }));

export const complaintsState: StatePart[] = [complaintList, shownComplaints, follower, complainants];
