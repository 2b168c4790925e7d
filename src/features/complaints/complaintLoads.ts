import type { ComplaintFilter } from "@/contract/guests/complaints";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

import { complaintsApi } from "./complaintsApi";

/** Every complaint of a filter: what the board and the figures show. */
export const complaintRows = createLoad(
  "complaintRows",
  (query: ComplaintFilter) => complaintsApi.exportComplaints({ query }),
  complaintsApi.exportComplaints.reads,
);

/** Whom a complaint may be about. */
export const complainants = createSearch("complainants", (text) => complaintsApi.findComplainants({ query: { text } }));
