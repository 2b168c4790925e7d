import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";

/** The bar of tonight, or of the first night to come; the last one where the stay is over. */
export const barNow = ({ bars }: PlanningStay, { businessDate }: Planning): PlanningBar | undefined =>
  bars.find(({ to }) => to > businessDate) ?? bars.at(-1);

/** The number of its room. */
export const roomNow = (stay: PlanningStay, plan: Planning): string =>
  plan.rooms.find(({ id }) => id === barNow(stay, plan)?.roomId)?.number ?? "";

/** The numbers of the rooms that a stay has, in their order; "" for nights without one. */
export const roomsOf = ({ bars }: PlanningStay, { rooms }: Planning): string[] =>
  bars.map(({ roomId }) => rooms.find(({ id }) => id === roomId)?.number ?? "");
