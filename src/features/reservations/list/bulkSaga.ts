import type { BulkRequest, BulkResult } from "@/contract/reservationActions";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { bulkDone, bulkFailed, bulkRequested } from "./bulkSlice";
import { type Deletion, deletionsAccepted } from "./deletionSlice";
import { reloadReservations } from "./reservationsSaga";
import { reservationsHidden } from "./reservationsSlice";
import { reservationsUnticked } from "./selectionSlice";

export function* bulkSaga() {
  yield onLeading(bulkRequested, actOnMany);
}

/** What could not be done stays ticked, so that one may look at it or try again; what is no longer there does not. */
function* actOnMany(request: BulkRequest): Saga {
  try {
    const results = yield* call(reservationsApi.actOnMany, { body: request });
    yield* put(bulkDone(results));
    const done = results.filter(({ isDone }) => isDone).map(({ id, customer }) => ({ id, customer }));
    if (done.length > 0) yield* tellDone(request, done);
    const settled = results.filter((result) => result.isDone || isGone(result));
    yield* put(reservationsUnticked(settled.map(({ id }) => id)));
    yield* reloadReservations();
  } catch (error) {
    yield* put(bulkFailed());
    throw error;
  }
}

const isGone = ({ reasons }: BulkResult) => reasons.some(({ code }) => code === "GONE");

function* tellDone({ action }: BulkRequest, done: Deletion[]): Saga {
  if (action === "delete") {
    yield* put(reservationsHidden(done.map(({ id }) => id)));
    yield* put(deletionsAccepted(done));
  } else {
    const sentence = { id: "bulk.done", values: { count: done.length } } as const;
    yield* put(noticeShown({ kind: "success", sentence }));
  }
}
