import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { put } from "@/shared/saga/effects";

import { requestList } from "./requestList";
import { duties, requestKinds, soughtReservations } from "./requestsApi";
import { requestRecord } from "./requestRecord";

const followers = requestRecord.followedBy({
  *show(request) {
    yield* put(requestList.actions.changed([request]));
  },
  *readAgain() {
    yield* requestList.reload();
    yield* duties.askAgain();
  },
});

export const requestsState: StatePart[] = [
  hotelState,
  requestList,
  requestRecord,
  followers,
  requestKinds,
  duties,
  soughtReservations,
];
