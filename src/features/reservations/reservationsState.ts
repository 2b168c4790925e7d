import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { actionDetailsSaga } from "./actions/actionDetailsSaga";
import { actionDetailsSlice } from "./actions/actionDetailsSlice";
import { reservationActionsPart } from "./actions/reservationActionsPart";
import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { bookingWrites } from "./saves/bookingSavesSaga";
import { guestSearchSaga } from "./form/guestSearchSaga";
import { guestSearchSlice } from "./form/guestSearchSlice";
import { offersSaga } from "./form/offersSaga";
import { offersSlice } from "./form/offersSlice";
import { reservationSaga } from "./form/reservationSaga";
import { reservationSlice } from "./form/reservationSlice";
import { savingSlice } from "./form/savingSlice";
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
    reservationSlice,
    savingSlice,
    ...bookingWrites.slices,
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
    yield* reservationSaga();
    yield* bookingWrites.saga();
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

export const reservationsState = [hotelState, reservationsPart, reservationActionsPart];
