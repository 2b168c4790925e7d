import type { Planning, PlanningStay } from "@/contract/reservations/planning";

/** The numbers of the rooms that a stay has, in their order; "" for nights without one. */
export const roomsOf = ({ bars }: PlanningStay, { rooms }: Planning): string[] =>
  bars.map(({ roomId }) => rooms.find(({ id }) => id === roomId)?.number ?? "");
