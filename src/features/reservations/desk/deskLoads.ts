import { createLoad } from "@/shared/load/createLoad";
import type { Desk } from "@/contract/reservations/desk";

import { reservationsApi } from "../reservationsApi";

/** The desk's lists of the business date, and the state of its rooms. */
export const desk = createLoad("desk", () => reservationsApi.getDesk(), reservationsApi.getDesk.reads);

/** The rooms for a guest without a reservation. */
export const freeRooms = createLoad(
  "freeRooms",
  (query: Parameters<typeof reservationsApi.listFreeRooms>[0]["query"]) => reservationsApi.listFreeRooms({ query }),
  reservationsApi.listFreeRooms.reads,
);

export type DeskList = keyof Pick<Desk, "arrivals" | "inHouse" | "departures">;
