import { dayContract } from "@/contract/day/day";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/feature/watch";

import { dayFailed, dayLoaded, dayRequested } from "./daySlice";

export const dayApi = createClient(dayContract);

export function* daySaga() {
  yield onLatest(dayRequested, loadDay);
}

function* loadDay(): Saga {
  try {
    const day = yield* call(dayApi.getDay);
    yield* put(dayLoaded({ day, at: new Date().toISOString() }));
  } catch {
    yield* put(dayFailed()); // the page says so, with a way to try again
  }
}
