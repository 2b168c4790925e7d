import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { actionDetailsSaga } from "./actions/actionDetailsSaga";
import { actionDetailsSlice } from "./actions/actionDetailsSlice";
import { desk, freeRooms } from "./desk/deskLoads";
import { deskGroupPart } from "./desk/deskGroup";
import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { foliosNear, groupChoices, soughtFolios, soughtMembers } from "./folio/soughtFolios";
import { knownGuests, soughtGuests } from "./form/guest/soughtGuests";
import { offersSaga } from "./form/offer/offersSaga";
import { offersSlice } from "./form/offer/offersSlice";
import { askedRequests } from "./form/requests/askedRequests";
import { askableKinds } from "./form/requests/RequestsSection";
import { reservationRequests } from "./form/requests/reservationRequests";
import { registerForm, registerRecord, registers, registerSaves } from "./register/registerRecord";
import { registerFilesPart } from "./register/registerFiles";
import { registerMarksPart } from "./register/registerMarks";
import { handover, handoverWrites } from "./handover/handoverNotes";
import { reservationServing } from "./saves/reservationServing";
import { wayBackSlice } from "./form/wayBackSlice";
import { deletions } from "./list/deletions";
import { deletionSaga } from "./list/deletionSaga";
import { reservationList } from "./list/reservationList";

const reservationsPart: StatePart = {
  slices: [actionDetailsSlice, offersSlice, deletions, daySlice, wayBackSlice],
  *saga() {
    yield* deletionSaga();
    yield* actionDetailsSaga();
    yield* offersSaga();
    yield* daySaga();
  },
};

export const reservationsState = [
  hotelState,
  reservationList,
  ...reservationServing.parts,
  reservationsPart,
  reservationRequests,
  askedRequests,
  askableKinds,
  desk,
  freeRooms,
  deskGroupPart,
  handover,
  handoverWrites,
  registers,
  registerRecord,
  registerForm,
  registerSaves,
  registerFilesPart,
  registerMarksPart,
  soughtGuests,
  soughtFolios,
  foliosNear,
  groupChoices,
  soughtMembers,
  knownGuests,
];
