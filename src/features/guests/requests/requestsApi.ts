import { generatePath } from "react-router-dom";
import { delay } from "redux-saga/effects";

import type { ReservationRow } from "@/contract/reservationList";
import { requestsContract } from "@/contract/requests";
import { reservationsContract } from "@/contract/reservations";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { newId, paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

export const requestsApi = createClient({
  ...requestsContract,
  listReservations: reservationsContract.listReservations,
});

/** Debounce of the search, ms. */
const TYPING_MS = 150;
const MOST_FOUND = 6;

export const requestPath = (id: string) => generatePath(paths.request, { id });

export const newRequestPath = requestPath(newId);

/** What can be asked for. */
export const requestKinds = createLoad("requestKinds", () => requestsApi.listRequestKinds());

/** How much each department has to do today. */
export const duties = createLoad("requestDuties", () => requestsApi.listDuties());

/** Reservations by a part of the guest's name, or by their number. */
export const soughtReservations = createLoad("requestReservations", function* (text: string): Saga<ReservationRow[]> {
  if (text.trim() === "") return [];
  yield delay(TYPING_MS);
  return (yield* call(requestsApi.listReservations, { query: { text, perPage: MOST_FOUND } })).rows;
});
