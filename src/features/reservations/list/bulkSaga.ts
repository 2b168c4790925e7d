import type { BulkRequest } from "@/contract/reservationActions";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { bulkDone, bulkFailed, bulkRequested } from "./bulkSlice";
import { deletionsAccepted } from "./deletionSlice";
import { reloadReservations } from "./reservationsSaga";
import { reservationsHidden } from "./reservationsSlice";
import { selectionReplaced } from "./selectionSlice";

export function* bulkSaga() {
  yield onLeading(bulkRequested, actOnMany);
}

/** What could not be done stays ticked, so that one may look at it or try again. */
function* actOnMany(request: BulkRequest): Saga {
  try {
    const results = yield* call(reservationsApi.actOnMany, { body: request });
    const done = results.filter(({ isDone }) => isDone);
    yield* put(bulkDone(results));
    yield* put(selectionReplaced(results.filter(({ isDone }) => !isDone).map(({ id }) => id)));
    if (request.action === "delete") {
      yield* put(reservationsHidden(done.map(({ id }) => id)));
      yield* put(deletionsAccepted(done.map(({ id, customer }) => ({ id, customer }))));
    } else if (done.length > 0) {
      const sentence = { id: "bulk.done", values: { count: done.length } } as const;
      yield* put(noticeShown({ kind: "success", sentence }));
    }
    yield* reloadReservations();
  } catch (error) {
    yield* put(bulkFailed());
    throw error;
  }
}
