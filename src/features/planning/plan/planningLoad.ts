import { type Planning, planningContract } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

export const planningApi = createClient({
  ...planningContract,
  listRoomChoices: reservationActionsContract.listRoomChoices,
});

/** The planning as the server has it; `planning` shows what is pending over it. */
export const toldPlanning = createLoad(
  "planning",
  (query: { from?: CivilDate; nights: number }): Promise<Planning> => planningApi.getPlanning({ query }),
  planningApi.getPlanning.reads,
);
