import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

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
  ...requestsState,
];
