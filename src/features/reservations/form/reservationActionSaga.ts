import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { bookingRefusalOf } from "./bookingRefusal";
import {
  actionDetailsFailed,
  actionDone,
  actionRefused,
  actionRequested,
  feePreviewLoaded,
  feePreviewRequested,
  roomChoicesLoaded,
  roomChoicesRequested,
} from "./reservationActionSlice";

export function* reservationActionSaga() {
  yield onLeading(actionRequested, act);
  yield onLatest(feePreviewRequested, loadFeePreview);
  yield onLatest(roomChoicesRequested, loadRoomChoices);
}

function* act({ id, action, request }: ReturnType<typeof actionRequested>["payload"]): Saga {
  try {
    const reservation = yield* call(reservationsApi.actOnReservation, { params: { id, action }, body: request });
    yield* put(actionDone(reservation));
  } catch (error) {
    yield* put(actionRefused(bookingRefusalOf(error, request.version)));
  }
}

function* loadFeePreview({ id, action, cancelReason }: ReturnType<typeof feePreviewRequested>["payload"]): Saga {
  try {
    const params = { id };
    const preview =
      action === "cancel"
        ? yield* call(reservationsApi.previewCancellation, { params, query: { cancelReason } })
        : yield* call(reservationsApi.previewNoShow, { params });
    yield* put(feePreviewLoaded(preview));
  } catch (error) {
    yield* put(actionDetailsFailed(messageOf(error)));
  }
}

function* loadRoomChoices(id: string): Saga {
  try {
    yield* put(roomChoicesLoaded(yield* call(reservationsApi.listRoomChoices, { params: { id } })));
  } catch (error) {
    yield* put(actionDetailsFailed(messageOf(error)));
  }
}
