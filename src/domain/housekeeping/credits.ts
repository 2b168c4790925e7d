import type { RoomType } from "@/contract/property";
import type { CleaningKind } from "@/contract/rooms/cleaningTasks";

/** Of a room that its guest leaves, by the code of its type. */
const departureCredits: Record<string, number> = { IND: 2, DBL: 3, TWN: 3, FAM: 4, JST: 4, STE: 5 };

/** Of a type that is not in the table. */
const USUAL_CREDITS = 3;

/** An extra bed and a pet cost one more. */
const dearExtras = new Set(["extraBed", "pet"]);

/** Half of a departure for a guest who stays, rounded up; without one, a room is no more than aired and checked. */
export function creditsOf(
  kind: CleaningKind,
  { code }: Pick<RoomType, "code">,
  extras: readonly { productId: string }[] = [],
): number {
  const whole = departureCredits[code] ?? USUAL_CREDITS;
  const more = new Set(extras.map(({ productId }) => productId).filter((id) => dearExtras.has(id))).size;
  if (kind === "departure") return whole + more;
  return kind === "stay" ? Math.ceil(whole / 2) + more : 1;
}
