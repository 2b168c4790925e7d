import type { ReservationAction, ReservationState } from "@/contract/reservationLife";

interface Transition {
  from: readonly ReservationState[];
  /** Absent if the action does not change the state. */
  to?: ReservationState;
}

/** The life of a reservation: where each action leads. Further conditions are in `actionsOf`. */
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
 * Whether its nights use rooms that could be sold. An ended stay keeps its nights, so that undoing a cancellation
 * cannot overlap them.
 */
export const takesRooms = (state: ReservationState): boolean => !withoutRoom.has(state);

/** Only its notes can change, unless an action reopens it. */
export const isEnded = (state: ReservationState): boolean => ended.has(state);

export const isToArrive = (state: ReservationState): boolean => toArrive.has(state);
