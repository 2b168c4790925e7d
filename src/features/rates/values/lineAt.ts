import type { RateCalendar, RateLine } from "@/contract/reservations/rateCalendar";

/** The plan and the type of a line of the grid (`lineKey`); undefined for that of a type. */
export function lineAt(
  { ratePlans }: Pick<RateCalendar, "ratePlans">,
  lineId: string,
): Pick<RateLine, "ratePlanId" | "roomTypeId"> | undefined {
  const [ratePlanId = "", roomTypeId] = lineId.split(" ");
  const isOfPlan = roomTypeId !== undefined && ratePlans.some(({ id }) => id === ratePlanId);
  return isOfPlan ? { ratePlanId, roomTypeId } : undefined;
}
