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
import { reservationForm } from "./form/reservationForm";
import { reservationRecord } from "./form/reservationRecord";
import { bookingWrites } from "./saves/bookingSavesSaga";
import { wayBackSlice } from "./form/wayBackSlice";
import { bulkSaga } from "./list/bulkSaga";
import { bulkSlice } from "./list/bulkSlice";
import { deletionSaga } from "./list/deletionSaga";
import { deletionSlice } from "./list/deletionSlice";
import { exportSaga } from "./list/exportSaga";
import { exportSlice } from "./list/exportSlice";
import { reservationsSaga } from "./list/reservationsSaga";
import { reservationsSlice } from "./list/reservationsSlice";
import { selectionSlice } from "./list/selectionSlice";

const reservationsPart: StatePart = {
  slices: [
    actionDetailsSlice,
    offersSlice,
    guestSearchSlice,
    reservationsSlice,
    selectionSlice,
    deletionSlice,
    bulkSlice,
    exportSlice,
    daySlice,
    wayBackSlice,
  ],
  *saga() {
    yield* actionDetailsSaga();
    yield* offersSaga();
    yield* guestSearchSaga();
    yield* reservationsSaga();
    yield* deletionSaga();
    yield* bulkSaga();
    yield* exportSaga();
    yield* daySaga();
  },
};

export const reservationsState = [
  hotelState,
  reservationRecord,
  bookingWrites,
  reservationForm,
  reservationActionsPart,
  reservationsPart,
];
