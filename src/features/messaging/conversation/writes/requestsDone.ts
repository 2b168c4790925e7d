import { generatePath } from "react-router-dom";

import type { GuestRequest } from "@/contract/guests/guestRequest";
import type { CivilDate } from "@/contract/property";
import { requestsContract } from "@/contract/guests/requests";
import { permissionOf } from "@/domain/permissionFor";
import { createClient } from "@/shared/api/createClient";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

/** One date of a request, which a message has told of. */
interface DoneRequest {
  id: string;
  date: CivilDate;
}

const { getRequest, actOnRequest } = createClient(requestsContract);

/** Requests that are marked as done in the message that told of them. */
export const requestsDone = createWrite<DoneRequest>()("requestsDone", {
  recordOf: ({ id }) => id,
  isReplaced: (older, newer) => older.date === newer.date,
  isWhat: (value): value is DoneRequest => hasTexts(value, ["id", "date"]),
}).sentBy({
  *send({ id, date }, key): Saga {
    const request = yield* call(getRequest, { params: { id } });
    // a repeat finds it done
    if (!request.occurrences.find((one) => one.date === date)?.done) yield* finish(request, date, key);
    yield* put(noticeShown({ kind: "success", sentence: { id: "conversation.requestDone", values: { id } } }));
  },
  /** Its page says why. */
  *refused({ id }, error): Saga {
    const { reasons, message } = recordRefusalOf(error);
    const sentence = { id: "conversation.requestNotDone", values: { id } } as const;
    const detail = reasons.length > 0 ? undefined : message;
    yield* put(noticeShown({ kind: "error", sentence, detail, path: generatePath(paths.request, { id }) }));
  },
});

/** Finishes a request. A new request is accepted first, though it may be late for that. */
function* finish(request: GuestRequest, date: CivilDate, key: string): Saga {
  const { version } = request.state === "new" ? yield* accept(request, key) : request;
  yield* call(actOnRequest, { params: { id: request.id, action: "finish" }, body: { version, date }, key });
}

function* accept(request: GuestRequest, key: string): Saga<GuestRequest> {
  const { id, version } = request;
  const isLate = permissionOf(request, "accept")?.isOverridable;
  const overrideReason = isLate ? textsOf(currentSpoken()).text("conversation.requestDoneWhy") : undefined;
  const params = { id, action: "accept" };
  return yield* call(actOnRequest, { params, body: { version, overrideReason }, key: `${key} accept` });
}
