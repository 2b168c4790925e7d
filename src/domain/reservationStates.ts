import type { ReservationState } from "@/contract/reservationLife";

const withoutRoom = new Set<ReservationState>(["inquiry", "waitlist", "cancelled", "noShow"]);
const ended = new Set<ReservationState>(["checkedOut", "cancelled", "noShow"]);
const toArrive = new Set<ReservationState>(["inquiry", "waitlist", "optional", "pending", "confirmed"]);

/**
 * Whether its nights take rooms from what can be sold. A stay that ended keeps the nights that were slept: nothing
 * that comes back from a cancellation may be put on top of them.
 */
export const takesRooms = (state: ReservationState): boolean => !withoutRoom.has(state);

/** Nothing but its notes can change, unless an action brings it back. */
export const isEnded = (state: ReservationState): boolean => ended.has(state);

export const isToArrive = (state: ReservationState): boolean => toArrive.has(state);
