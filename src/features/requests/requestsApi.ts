import { requestsContract } from "@/contract/guests/requests";
import type { Situation } from "@/contract/reservations/reservationLife";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

export const requestsApi = createClient({
  ...requestsContract,
  listReservations: reservationListContract.listReservations,
});

const MOST_FOUND = 6;
const inHouseSituations: Situation[] = ["inHouse", "departsToday", "departureOverdue"];

/** Kinds of requests. */
export const requestKinds = createLoad("requestKinds", () => requestsApi.listRequestKinds());

/** How much each department has to do today. */
export const duties = createLoad("requestDuties", () => requestsApi.listDuties(), requestsApi.listDuties.reads);

/** Reservations by a part of the guest's name, by their number, or by the room: who is in the house comes first. */
export const soughtReservations = createSearch("requestReservations", async (text) => {
  const find = (situations?: string) =>
    requestsApi.listReservations({ query: { text, situations, perPage: MOST_FOUND } });
  const [inHouse, all] = await Promise.all([find(inHouseSituations.join(",")), find()]);
  const others = all.rows.filter(({ id }) => !inHouse.rows.some((row) => row.id === id));
  return [...inHouse.rows, ...others].slice(0, MOST_FOUND);
});
