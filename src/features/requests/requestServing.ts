import { serveRecord } from "@/shared/record/serveRecord";
import { put } from "@/shared/saga/effects";

import { requestActions } from "./requestActions";
import { requestList } from "./requestList";
import { requestRecord } from "./requestRecord";
import { duties, requestsApi } from "./requestsApi";
import { requestWrites } from "./requestWrites";

export const requestServing = serveRecord(
  { record: requestRecord, actions: requestActions, writes: requestWrites },
  {
    act: ({ id, action, request }, key) => requestsApi.actOnRequest({ params: { id, action }, body: request, key }),
    notDone: "requests.notChanged",
    typedIn: ({ reason, overrideReason }) => [reason, overrideReason],
    *show(request) {
      yield* put(requestList.actions.changed([request]));
    },
    *readAgain() {
      yield* requestList.reload();
      yield* duties.askAgain();
    },
  },
);
