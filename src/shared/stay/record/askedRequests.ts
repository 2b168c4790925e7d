import { generatePath } from "react-router-dom";

import type { RequestDraft, RequestKindId } from "@/contract/guests/guestRequest";
import type { Reservation } from "@/contract/reservations/reservations";
import { firstDue } from "@/domain/requests/requestRules";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { requestName } from "@/shared/hotel/requestName";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { reservationsApi } from "./reservationsApi";
import { reservationRequests } from "./reservationRequests";

/** How many of each kind, while the reservation is typed. */
export type AskedQuantities = Partial<Record<RequestKindId, number>>;

interface AskedRequest {
  /** Creates it once, however often it is sent. */
  clientId: string;
  draft: RequestDraft;
}

/** Requests that were typed with a new reservation. They are created once the reservation is. */
export const askedRequests = createWrite<AskedRequest>()("askedRequests", {
  recordOf: ({ clientId }) => clientId,
  isReplaced: () => true,
  isWhat: (value): value is AskedRequest =>
    hasTexts(value, ["clientId"]) && isObject(value) && hasTexts(value.draft, ["reservationId", "kind", "dueOn"]),
}).sentBy({
  *send(asked, key): Saga {
    yield* call(reservationsApi.createRequest, { body: asked, key });
    yield* reservationRequests.askAgain();
  },
  /** The reservation's page shows what there is, and has a button for a new one. */
  *refused({ clientId, draft }, error): Saga {
    const { reservationId: id } = draft;
    const name = requestName(draft, textsOf(currentSpoken()).text);
    const sentence = { id: "requests.notAsked", values: { name, id } } as const;
    yield* put(refusalNotice(error, { id: clientId, sentence, path: generatePath(paths.reservation, { id }) }));
  },
  readAgain: () => reservationRequests.askAgain(),
});

/** Asks for it, now that the form `form` has created the reservation. */
export function* askFor(form: string, quantities: AskedQuantities, { id: reservationId, ...stay }: Reservation): Saga {
  const businessDate = (yield* select(selectHotel))?.property.businessDate ?? stay.arrival;
  for (const [name, quantity] of Object.entries(quantities)) {
    const kind = name as RequestKindId;
    const draft = { reservationId, kind, quantity, note: "", ...firstDue(kind, stay, businessDate) };
    yield* put(askedRequests.written({ clientId: `${form} ${kind}`, draft }));
  }
}
