import { createSearchParams, generatePath } from "react-router-dom";

import type { CivilDate, Room } from "@/contract/property";
import { newId, paths } from "@/shared/routing/paths";

/** Of the address of a new message: its guest. */
export const newMessageTo = "guest";

/** Of the same address: words that are proposed, in the language of the guest. */
export const proposed = { subject: "subject", body: "body" } as const;

/** The address of a new message to a guest, perhaps with words that are there already. */
export const newMessageToPath = (guestId: string, words: { subject?: string; body?: string } = {}) =>
  `${generatePath(paths.guestMessage, { id: newId })}?${createSearchParams({ [newMessageTo]: guestId, ...words }).toString()}`;

/** Of the address of a message to many: their reservations, separated by commas. */
export const bulkReservations = "reservations";

/** The address of a message to the guests of reservations. */
export const bulkMessagePath = (ids: readonly string[]) =>
  `${paths.bulkMessage}?${createSearchParams({ [bulkReservations]: ids.join() }).toString()}`;

/** Of the address of a message to many: that it is for the arrivals of tomorrow. */
export const arrivalsOf = { parameter: "arrivals", tomorrow: "tomorrow" } as const;

/** The address of a message to all who arrive tomorrow. */
export const arrivalsMessagePath = `${paths.bulkMessage}?${arrivalsOf.parameter}=${arrivalsOf.tomorrow}`;

/** Of the address of the planning: the room that is to be blocked, by its number, or none yet. */
export const blockedRoom = "block";

/** The address of the dialog that blocks a room. */
export const blockPath = (room: string = newId) =>
  `${paths.availability}?${createSearchParams({ [blockedRoom]: room }).toString()}`;

/** The address of a stay on the planning, where it is moved. */
export const planningStayPath = (stay: string) => `${paths.availability}?${createSearchParams({ stay }).toString()}`;

/** The address of the rooms of a floor on the planning. */
export const planningFloorPath = (floor: number) => `${paths.availability}?floor=${floor}`;

/** The address of a room on the planning, from a night on. */
export const planningRoomPath = ({ floor, roomTypeId }: Pick<Room, "floor" | "roomTypeId">, from: CivilDate) =>
  `${paths.availability}?${createSearchParams({ from, floor: String(floor), type: roomTypeId }).toString()}`;

/** Of the address of a new request: its reservation, and the day on which it is due. */
export const prefilled = { reservation: "reservation", day: "day" } as const;

/** The address of a new request of a reservation. */
export const newRequestPath = (reservationId: string, day: CivilDate) => {
  const query = createSearchParams({ [prefilled.reservation]: reservationId, [prefilled.day]: day });
  return `${generatePath(paths.request, { id: newId })}?${query.toString()}`;
};
