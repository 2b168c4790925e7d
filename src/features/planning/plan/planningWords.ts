import type { Planning, PlanningStay } from "@/contract/reservations/planning";

/** The number of the room of tonight, or of the first night to come; of the last one where the stay is over. */
export function roomNow(stay: PlanningStay, { rooms, businessDate }: Planning): string {
  const bar = stay.bars.find(({ to }) => to > businessDate) ?? stay.bars.at(-1);
  return rooms.find(({ id }) => id === bar?.roomId)?.number ?? "";
}

/** The numbers of the rooms that a stay has, in their order; "" for nights without one. */
export const roomsOf = ({ bars }: PlanningStay, { rooms }: Planning): string[] =>
  bars.map(({ roomId }) => rooms.find(({ id }) => id === roomId)?.number ?? "");
