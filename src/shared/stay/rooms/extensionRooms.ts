import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { listExtensionRooms } = createClient({ listExtensionRooms: reservationActionsContract.listExtensionRooms });

/** The rooms in which a stay can go on until another day, where its own is not free. */
export const extensionRooms = createLoad(
  "extensionRooms",
  ({ id, departure }: { id: string; departure: string }) =>
    listExtensionRooms({ params: { id }, query: { departure } }),
  listExtensionRooms.reads,
);
