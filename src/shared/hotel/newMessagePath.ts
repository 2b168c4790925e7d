import { createSearchParams, generatePath } from "react-router-dom";

import { newId, paths } from "@/shared/routing/paths";

/** Of the address of a new message: its guest. */
export const newMessageTo = "guest";

/** The address of a new message to a guest. */
export const newMessagePath = (guestId: string) =>
  `${generatePath(paths.guestMessage, { id: newId })}?${createSearchParams({ [newMessageTo]: guestId }).toString()}`;

/** Of the address of a message to many: their reservations, separated by commas. */
export const bulkReservations = "reservations";

/** The address of a message to the guests of reservations. */
export const bulkMessagePath = (ids: readonly string[]) =>
  `${paths.bulkMessage}?${createSearchParams({ [bulkReservations]: ids.join() }).toString()}`;
