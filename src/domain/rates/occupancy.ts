import type { BlockKind, Cents } from "@/contract/property";

/** Whether a block takes the room out of what is available: out of order does, out of service and own use do not. */
export const lowersAvailable = (kind: BlockKind): boolean => kind === "outOfOrder";

/** Whether a night is given away: its room is occupied, and not sold. */
export const isComplimentary = (price: Cents): boolean => price === 0;

/**
 * Rooms sold of those available, by `lowersAvailable`; more than 1 where it is overbooked, undefined while none is
 * available. What may still be sold is another rule: `leftOn`.
 */
export const occupancyOf = ({ sold, available }: { sold: number; available: number }): number | undefined =>
  available > 0 ? sold / available : undefined;
