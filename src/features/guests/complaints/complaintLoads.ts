import { delay } from "redux-saga/effects";

import type { Complainant } from "@/contract/complaint";
import type { ComplaintFilter } from "@/contract/complaints";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";

import { complaintsApi } from "./complaintsApi";

/** Debounce of the search, ms. */
const TYPING_MS = 150;

/** Every complaint of a filter: what the board and the figures show. */
export const complaintRows = createLoad("complaintRows", (query: ComplaintFilter) =>
  complaintsApi.exportComplaints({ query }),
);

/** Those of one guest, for their profile. */
export const guestComplaints = createLoad("guestComplaints", (guestId: string) =>
  complaintsApi.exportComplaints({ query: { guestId } }),
);

/** Whom a complaint may be about. */
export const complainants = createLoad("complainants", function* (text: string): Saga<Complainant[]> {
  if (!text) return [];
  yield delay(TYPING_MS);
  return yield* call(complaintsApi.findComplainants, { query: { text } });
});
