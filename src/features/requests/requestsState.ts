import type { StatePart } from "@/shared/feature/feature";

import { requestList } from "./requestList";
import { duties, requestKinds, soughtReservations } from "./requestsApi";
import { requestRecord } from "./requestRecord";

const follower = requestRecord.followedBy({
  *readAgain() {
    yield* requestList.reload();
    yield* duties.askAgain();
  },
});

export const requestsState: StatePart[] = [requestList, follower, requestKinds, duties, soughtReservations];
