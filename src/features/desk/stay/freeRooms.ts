import { createLoad } from "@/shared/load/createLoad";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

/** The rooms for a guest without a reservation. */
export const freeRooms = createLoad(
  "freeRooms",
  (query: Parameters<typeof reservationsApi.listFreeRooms>[0]["query"]) => reservationsApi.listFreeRooms({ query }),
  reservationsApi.listFreeRooms.reads,
);
