import type { ReservationAction, ReservationState } from "@/contract/reservationLife";

interface Transition {
  from: readonly ReservationState[];
  /** Absent where the action leaves the state alone. */
  to?: ReservationState;
}

/** The life of a reservation: which action leads where. What else must hold for it, `actionsOf` knows. */
export const transitions: Record<ReservationAction, Transition> = {
  confirm: { from: ["inquiry", "waitlist", "optional", "pending"], to: "confirmed" },
  cancel: { from: ["inquiry", "waitlist", "optional", "pending", "confirmed"], to: "cancelled" },
  markNoShow: { from: ["confirmed"], to: "noShow" },
  reactivate: { from: ["cancelled", "noShow"], to: "confirmed" },
  release: { from: ["optional"], to: "cancelled" },
  assignRoom: { from: ["optional", "pending", "confirmed", "inHouse"] },
  unassignRoom: { from: ["optional", "pending", "confirmed"] },
  checkIn: { from: ["confirmed"], to: "inHouse" },
  revertCheckIn: { from: ["inHouse"], to: "confirmed" },
  checkOut: { from: ["inHouse"], to: "checkedOut" },
  reopen: { from: ["checkedOut"], to: "inHouse" },
};

export const stateAfter = (action: ReservationAction, state: ReservationState): ReservationState =>
  transitions[action].to ?? state;

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
