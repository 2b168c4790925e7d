import { createLoad } from "@/shared/load/createLoad";

import { reservationsApi } from "../record/reservationsApi";

/** The rooms in which a stay can go on until another day, where its own is not free. */
export const extensionRooms = createLoad(
  "extensionRooms",
  ({ id, departure }: { id: string; departure: string }) =>
    reservationsApi.listExtensionRooms({ params: { id }, query: { departure } }),
  reservationsApi.listExtensionRooms.reads,
);
