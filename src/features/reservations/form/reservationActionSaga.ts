import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, onLeadingOf, unless } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import type { ActionDemand } from "../saves/bookingSaves";
import { bookingWrites, tellRefusal } from "../saves/bookingSavesSaga";
import {
  actionDelayed,
  actionDetailsFailed,
  actionForgotten,
  actionRequested,
  feePreviewLoaded,
  feePreviewRequested,
  roomChoicesLoaded,
  roomChoicesRequested,
} from "./reservationActionSlice";

export function* reservationActionSaga() {
  yield onLeadingOf(actionRequested, ({ id }) => id, act);
  // what one dialog has to know is of no use to the next
  yield onLatest(feePreviewRequested, unless(actionForgotten, loadFeePreview));
  yield onLatest(roomChoicesRequested, unless(actionForgotten, loadRoomChoices));
}

/** Where there is no connection it waits, and the page says so. */
function* act(demand: ActionDemand): Saga {
  const save = { kind: "action", ...demand } as const;
  try {
    if (!(yield* bookingWrites.sendNow(save))) yield* put(actionDelayed(demand.id));
  } catch (error) {
    yield* tellRefusal(save, error);
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
