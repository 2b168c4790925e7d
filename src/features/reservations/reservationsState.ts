import type { StatePart } from "@/shared/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { bookingSaves } from "./saves/bookingSaves";
import { bookingSavesSaga } from "./saves/bookingSavesSaga";
import { guestSearchSaga } from "./form/guestSearchSaga";
import { guestSearchSlice } from "./form/guestSearchSlice";
import { offersSaga } from "./form/offersSaga";
import { offersSlice } from "./form/offersSlice";
import { reservationActionSaga } from "./form/reservationActionSaga";
import { reservationActionSlice } from "./form/reservationActionSlice";
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
    bookingSaves,
    reservationActionSlice,
    offersSlice,
    guestSearchSlice,
    deletions,
    daySlice,
    wayBackSlice,
  ],
  *saga() {
    yield* reservationSaga();
    yield* deletionSaga();
    yield* bookingSavesSaga();
    yield* reservationActionSaga();
    yield* offersSaga();
    yield* guestSearchSaga();
    yield* daySaga();
  },
};

export const reservationsState = [hotelState, reservationList, reservationsPart];
