import type { StatePart } from "@/shared/feature/feature";

import { duplicatePairs } from "./duplicates/duplicates";
import { pairWrites } from "./duplicates/pairWrites";
import { guestUndo } from "./list/guestUndo";
import { guestList } from "./list/guestList";
import { guestComplaints } from "./profile/GuestComplaints";
import { enrolments, guestMembership } from "@/shared/stay/member/enrolments";
import { messagesOfGuest } from "./profile/GuestMessages";
import { guestPoints } from "./profile/GuestHistory";
import { namingTexts } from "./profile/namingTexts";
import { sameGuests } from "./profile/SameGuests";
import { soughtCompanies } from "@/shared/companies/soughtCompanies";
import { guestsSaga } from "./guestsSaga";
import { guestFollower, guestRecord } from "./profile/guestRecord";

const undoPart: StatePart = { slices: [guestUndo], saga: guestsSaga };

/** The writes come after the saga that hides what an earlier page deleted. */
export const guestsState: StatePart[] = [
  guestList,
  undoPart,
  guestRecord,
  guestFollower,
  duplicatePairs,
  pairWrites,
  sameGuests,
  guestComplaints,
  guestMembership,
  enrolments,
  messagesOfGuest,
  guestPoints,
  namingTexts,
  soughtCompanies,
];
