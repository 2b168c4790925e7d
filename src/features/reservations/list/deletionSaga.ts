import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { bookingRefusalOf } from "../form/bookingRefusal";
import { isUnknown } from "../isUnknown";
import { reservationsApi } from "../reservationsApi";
import { type Deletion, deletionsAccepted, deletionsUndone, reservationDeleted } from "./deletionSlice";
import { refusalSentence } from "./refusalSentence";
import { reloadReservations } from "./reservationsSaga";
import { reservationsHidden, reservationsShownAgain } from "./reservationsSlice";
import { reservationsUnticked } from "./selectionSlice";

export function* deletionSaga() {
  yield onEvery(reservationDeleted, deleteReservation);
  yield onEvery(deletionsUndone, restoreReservations);
}

/** The row goes at once; a refusal brings it back, unless it is gone from the hotel: another desk was quicker. */
function* deleteReservation(deletion: Deletion): Saga {
  const { id } = deletion;
  yield* put(reservationsHidden([id]));
  try {
    yield* call(reservationsApi.deleteReservation, { params: { id } });
    yield* put(deletionsAccepted([deletion]));
    yield* put(reservationsUnticked([id]));
    yield* reloadReservations();
  } catch (error) {
    yield* put(reservationsShownAgain([id]));
    if (isUnknown(error)) yield* reloadReservations();
    yield* put(noticeShown({ kind: "error", sentence: refusalSentence(error) }));
  }
}

/** Each on its own: a room that was sold meanwhile keeps only its own guest out. What was not heard can be tried again. */
function* restoreReservations(deletions: Deletion[]): Saga {
  const unheard: Deletion[] = [];
  let count = 0;
  for (const deletion of deletions) {
    const { id } = deletion;
    try {
      yield* call(reservationsApi.restoreReservation, { params: { id } });
      yield* put(reservationsShownAgain([id]));
      count += 1;
    } catch (error) {
      yield* put(noticeShown({ kind: "error", sentence: refusalSentence(error) }));
      if (bookingRefusalOf(error).reasons.length === 0) unheard.push(deletion);
    }
  }
  if (unheard.length > 0) yield* put(deletionsAccepted(unheard));
  if (count > 0) yield* put(noticeShown({ kind: "success", sentence: { id: "delete.restored", values: { count } } }));
  yield* reloadReservations();
}
