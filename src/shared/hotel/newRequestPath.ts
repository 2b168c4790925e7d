import { createSearchParams, generatePath } from "react-router-dom";

import type { CivilDate } from "@/contract/property";
import { newId, paths } from "@/shared/routing/paths";

/** Of the address of a new request: its reservation, and the day on which it is due. */
export const prefilled = { reservation: "reservation", day: "day" } as const;

/** The address of a new request of a reservation. */
export const newRequestPath = (reservationId: string, day: CivilDate) => {
  const query = createSearchParams({ [prefilled.reservation]: reservationId, [prefilled.day]: day });
  return `${generatePath(paths.request, { id: newId })}?${query.toString()}`;
};
