import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { bookingSaves } from "./saves/bookingSaves";
import { bookingSavesSaga } from "./saves/bookingSavesSaga";
import { guestSearchSaga } from "./form/guest/guestSearchSaga";
import { guestSearchSlice } from "./form/guest/guestSearchSlice";
import { offersSaga } from "./form/offer/offersSaga";
import { offersSlice } from "./form/offer/offersSlice";
import { reservationActionSaga } from "./form/reservationActionSaga";
import { reservationActionSlice } from "./form/reservationActionSlice";
import { reservationForm } from "./form/reservationForm";
import { reservationRecord } from "./form/reservationRecord";
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
    bookingSaves,
    reservationActionSlice,
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
    yield* bookingSavesSaga();
    yield* reservationActionSaga();
    yield* offersSaga();
    yield* guestSearchSaga();
    yield* reservationsSaga();
    yield* deletionSaga();
    yield* bulkSaga();
    yield* exportSaga();
    yield* daySaga();
  },
};

export const reservationsState = [hotelState, reservationRecord, reservationForm, reservationsPart];
