import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { roomsState } from "@/shared/rooms/roomStatuses";
import { stayState } from "@/shared/stay/stayState";

import { daySaga } from "./day/daySaga";
import { daySlice } from "./day/daySlice";
import { reservationToCopy } from "./form/copiedReservation";
import { offerAlternatives } from "./form/offer/offerAlternatives";
import { offersState } from "@/shared/stay/offer/offersState";
import { messagesOfStay } from "./form/MessagesCard";
import { askableKinds } from "./form/RequestsSection";
import { wayBackSlice } from "./form/wayBackSlice";
import { askedDeletion } from "./list/askedDeletion";
import { deletionSaga } from "./list/deletionSaga";
import { reservationList } from "./list/reservationList";

const reservationsPart: StatePart = {
  slices: [askedDeletion, daySlice, wayBackSlice],
  *saga() {
    yield* deletionSaga();
    yield* daySaga();
  },
};

export const reservationsState = [
  hotelState,
  ...roomsState,
  reservationList,
  ...stayState,
  reservationsPart,
  offersState,
  offerAlternatives,
  askableKinds,
  reservationToCopy,
  messagesOfStay,
];
