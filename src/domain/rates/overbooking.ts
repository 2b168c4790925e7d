import type { RoomType } from "@/contract/property";

interface Granted {
  roomTypeId: string;
  rooms: number;
}

/**
 * Rooms that may be sold beyond the existing ones on a night. What is granted for the type counts instead of its usual
 * allowance, and the property may go as far beyond its own: a full type can be oversold in a full property.
 */
export const allowancesOn = (
  granted: readonly Granted[],
  type: Pick<RoomType, "id" | "overbookingAllowance">,
  house: number,
) => ({
  type: granted.find(({ roomTypeId }) => roomTypeId === type.id)?.rooms ?? type.overbookingAllowance,
  house: granted.reduce((sum, { rooms }) => sum + rooms, house),
});
