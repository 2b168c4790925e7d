import { createSearchParams, generatePath } from "react-router-dom";

import type { CivilDate } from "@/contract/property";
import { newId, paths } from "@/shared/routing/paths";

/** Of the address of a new message: its guest. */
export const newMessageTo = "guest";

/** The address of a new message to a guest. */
export const newMessageToPath = (guestId: string) =>
  `${generatePath(paths.guestMessage, { id: newId })}?${createSearchParams({ [newMessageTo]: guestId }).toString()}`;

/** Of the address of a message to many: their reservations, separated by commas. */
export const bulkReservations = "reservations";

/** The address of a message to the guests of reservations. */
export const bulkMessagePath = (ids: readonly string[]) =>
  `${paths.bulkMessage}?${createSearchParams({ [bulkReservations]: ids.join() }).toString()}`;

/** Of the address of a new request: its reservation, and the day on which it is due. */
export const prefilled = { reservation: "reservation", day: "day" } as const;

/** The address of a new request of a reservation. */
export const newRequestPath = (reservationId: string, day: CivilDate) => {
  const query = createSearchParams({ [prefilled.reservation]: reservationId, [prefilled.day]: day });
  return `${generatePath(paths.request, { id: newId })}?${query.toString()}`;
};
