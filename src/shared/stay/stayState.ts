import type { StatePart } from "@/shared/feature/feature";

import { chosenCompanies, soughtCompanies } from "@/shared/companies/soughtCompanies";
import { stayBillingParts } from "@/shared/billing/stayBilling";

import { knownGuests, soughtGuests } from "./booking/soughtGuests";
import { foliosNear, groupChoices, soughtFolios, soughtMembers } from "./folio/soughtFolios";
import { askedRequests } from "./record/askedRequests";
import { deletionUndo, madeTogether } from "./record/deletions";
import { reservationRecord } from "./record/reservationRecord";
import { reservationRequests } from "./record/reservationRequests";
import { actionDetailsSaga } from "./rooms/actionDetailsSaga";
import { actionDetailsSlice } from "./rooms/actionDetailsSlice";
import { desk } from "./rooms/deskLoad";
import { extensionRooms } from "./rooms/extensionRooms";
import { movePrices } from "./rooms/movePrices";

const stayPart: StatePart = { slices: [actionDetailsSlice, deletionUndo, madeTogether], saga: actionDetailsSaga };

/** The record of a stay with all that its dialogs and its folio ask: every area that opens one names it in its state. */
export const stayState: StatePart[] = [
  reservationRecord,
  ...stayBillingParts,
  stayPart,
  reservationRequests,
  askedRequests,
  desk,
  movePrices,
  extensionRooms,
  soughtGuests,
  soughtCompanies,
  chosenCompanies,
  knownGuests,
  soughtFolios,
  foliosNear,
  groupChoices,
  soughtMembers,
];
