import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/feature/watch";

import { reservationsApi } from "../record/reservationsApi";
import {
  actionDetailsFailed,
  feePreviewLoaded,
  feePreviewRequested,
  roomChoicesLoaded,
  roomChoicesRequested,
} from "./actionDetailsSlice";
import { reservationRecord } from "../record/reservationRecord";

export function* actionDetailsSaga() {
  const { forgotten } = reservationRecord.acts.actions;
  yield onLatest(feePreviewRequested, unless(forgotten, loadFeePreview));
  yield onLatest(roomChoicesRequested, unless(forgotten, loadRoomChoices));
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
