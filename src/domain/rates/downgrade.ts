import type { ReasonOf } from "@/contract/reasons";

/** Whether a stay may have a room of a simpler type than was sold: somebody says why, or it has such a room already. */
export const isDowngradeAccepted = (roomTypeId: string, held: readonly { roomTypeId: string }[], note = ""): boolean =>
  note.trim() !== "" || held.some((place) => place.roomTypeId === roomTypeId);

/** A room is free, and is simpler than the type sold: it can be given with a reason. */
export const isDowngrade = (reasons: readonly ReasonOf<string>[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => code === "ROOM_OF_OTHER_TYPE");
