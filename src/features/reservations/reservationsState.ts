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
import { deletions } from "./list/deletions";
import { deletionSaga } from "./list/deletionSaga";
import { reservationList } from "./list/reservationList";

const reservationsPart: StatePart = {
  slices: [
    reservationSlice,
    savingSlice,
    ...bookingWrites.slices,
    actionDetailsSlice,
    offersSlice,
    guestSearchSlice,
    deletions,
    daySlice,
    wayBackSlice,
  ],
  *saga() {
    yield* reservationSaga();
    yield* deletionSaga();
    yield* bookingWrites.saga();
    yield* actionDetailsSaga();
    yield* offersSaga();
    yield* guestSearchSaga();
    yield* daySaga();
  },
};

export const reservationsState = [hotelState, reservationList, reservationsPart, reservationActionsPart];
