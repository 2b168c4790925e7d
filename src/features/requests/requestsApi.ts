import { generatePath } from "react-router-dom";

import { requestsContract } from "@/contract/requests";
import { reservationsContract } from "@/contract/reservations";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";
import { newId, paths } from "@/shared/routing/paths";

export const requestsApi = createClient({
  ...requestsContract,
  listReservations: reservationsContract.listReservations,
});

const MOST_FOUND = 6;

export const requestPath = (id: string) => generatePath(paths.request, { id });

export const newRequestPath = requestPath(newId);

/** What can be asked for. */
export const requestKinds = createLoad("requestKinds", () => requestsApi.listRequestKinds());

/** How much each department has to do today. */
export const duties = createLoad("requestDuties", () => requestsApi.listDuties());

/** Reservations by a part of the guest's name, or by their number. */
export const soughtReservations = createSearch(
  "requestReservations",
  async (text) => (await requestsApi.listReservations({ query: { text, perPage: MOST_FOUND } })).rows,
);
