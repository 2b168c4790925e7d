import { fork } from "redux-saga/effects";

import { faultsContract, type NetworkFaults } from "@/contract/faults";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/feature/watch";

import { faultsApplied, faultsFailed, faultsLoaded, faultsSubmitted } from "./faultsSlice";

const faultsApi = createClient(faultsContract);

export function* faultsSaga() {
  yield onLatest(faultsSubmitted, applyFaults);
  yield fork(loadFaults);
}

function* loadFaults(): Saga {
  try {
    yield* put(faultsLoaded(yield* call(faultsApi.getFaults)));
  } catch {
    yield* put(faultsFailed());
  }
}

function* applyFaults(body: NetworkFaults): Saga {
  try {
    yield* put(faultsApplied(yield* call(faultsApi.setFaults, { body })));
  } catch {
    yield* put(faultsFailed());
  }
}
