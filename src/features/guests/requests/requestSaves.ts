import type { GuestRequest } from "@/contract/guestRequest";
import { serveActions } from "@/shared/actions/serveActions";
import { createRecordForm } from "@/shared/record/createRecordForm";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { requestActions } from "./requestActions";
import { requestList } from "./requestList";
import { requestRecord } from "./requestRecord";
import { duties, requestPath, requestsApi } from "./requestsApi";
import { type RequestDemand, type RequestWrite, requestWrites } from "./requestWrites";

export const requestSaves = requestWrites.sentBy({ send, refused, readAgain });

export const requestForm = createRecordForm(requestRecord, requestSaves);

const writeOf = (demand: RequestDemand) => ({ kind: "act", ...demand }) as const;

export const requestActionsPart = serveActions(requestActions, {
  send: (demand: RequestDemand) => requestSaves.sendNow(writeOf(demand)),
  refused: (demand, error) => refused(writeOf(demand), error),
});

function* send(write: RequestWrite, key: string): Saga {
  if (write.kind === "form") {
    yield* requestRecord.send(write, key, () => requestWrites.behind(write, key));
    yield* requestList.reload();
  } else {
    const { id, action, request: body } = write;
    const request = yield* call(requestsApi.actOnRequest, { params: { id, action }, body, key });
    yield* show(request);
    yield* put(requestActions.actions.done(request));
  }
  yield* duties.askAgain();
}

/** A stale one brings the request as it is now. Where the person has left it, a notice leads back. */
function* refused(write: RequestWrite, error: unknown): Saga {
  if (write.kind === "form") {
    yield* requestRecord.refuse(write, error);
    return;
  }
  const { id } = write;
  const refusal = recordRefusalOf<GuestRequest>(error);
  if (refusal.current) yield* show(refusal.current);
  if ((yield* select(requestActions.selectors.selectPendingId)) === id) {
    yield* put(requestActions.actions.refused(refusal));
    return;
  }
  const written = [write.request.reason, write.request.overrideReason].filter(Boolean).join("\n");
  const sentence = { id: "requests.notChanged", values: { id } } as const;
  yield* put(refusalNotice(error, { sentence, path: requestPath(id), written }));
}

function* show(request: GuestRequest): Saga {
  yield* put(requestRecord.actions.changed(request));
  yield* put(requestList.actions.changed([request]));
}

function* readAgain(): Saga {
  yield* requestList.reload();
  yield* duties.askAgain();
}
