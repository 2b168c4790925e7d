import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { complaintList } from "./complaints/complaintList";
import { complainants, complaintRows, guestComplaints } from "./complaints/complaintLoads";
import { complaintRecord } from "./complaints/complaintRecord";
import { complaintActionsPart, complaintForm, complaintWrites } from "./complaints/complaintWrites";
import { duplicatePairs, sameGuests } from "./duplicates/duplicates";
import { guestDeletions, guestMerges } from "./guestUndo";
import { guestList } from "./guestList";
import { guestRecord } from "./profile/guestRecord";
import { guestActionsPart, guestsSaga } from "./guestsSaga";
import { guestForm, guestWrites } from "./guestWrites";
import { requestsState } from "./requests/requestsState";

const undoPart: StatePart = { slices: [guestDeletions, guestMerges], saga: guestsSaga };

/** The writes come after the saga that hides what an earlier page deleted. */
export const guestsState: StatePart[] = [
  hotelState,
  guestList,
  guestRecord,
  guestForm,
  undoPart,
  guestWrites,
  guestActionsPart,
  duplicatePairs,
  sameGuests,
  complaintList,
  complaintRecord,
  complaintForm,
  complaintWrites,
  complaintActionsPart,
  complaintRows,
  guestComplaints,
  complainants,
  ...requestsState,
];
