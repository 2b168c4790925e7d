import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { actionDetailsSaga } from "./actions/actionDetailsSaga";
import { actionDetailsSlice } from "./actions/actionDetailsSlice";
import { reservationActionsPart } from "./actions/reservationActionsPart";
import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { guestSearchSaga } from "./form/guest/guestSearchSaga";
import { guestSearchSlice } from "./form/guest/guestSearchSlice";
import { offersSaga } from "./form/offer/offersSaga";
import { offersSlice } from "./form/offer/offersSlice";
import { reservationRequests } from "./form/reservationRequests";
import { reservationForm } from "./form/reservationForm";
import { reservationRecord } from "./form/reservationRecord";
import { bookingWrites } from "./saves/bookingSavesSaga";
import { wayBackSlice } from "./form/wayBackSlice";
import { deletions } from "./list/deletions";
import { deletionSaga } from "./list/deletionSaga";
import { reservationList } from "./list/reservationList";

const reservationsPart: StatePart = {
  slices: [actionDetailsSlice, offersSlice, guestSearchSlice, deletions, daySlice, wayBackSlice],
  *saga() {
    yield* deletionSaga();
    yield* actionDetailsSaga();
    yield* offersSaga();
    yield* guestSearchSaga();
    yield* daySaga();
  },
};

export const reservationsState = [
  hotelState,
  reservationList,
  reservationRecord,
  bookingWrites,
  reservationForm,
  reservationActionsPart,
  reservationsPart,
  reservationRequests,
];
