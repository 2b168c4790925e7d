import type { RateField, RateLineChange } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";

/** What a derived plan takes from its parent until it is set by hand. Closures add up, and a quota is the plan's own. */
const followed: readonly RateField[] = ["price", "minStay", "minStayThrough", "maxStay"];

export interface Unfollowed {
  plan: string;
  parent: string;
  /** Nights of all types. */
  nights: number;
}

/** The derived plans that changes stop from following their parents, in the order of the plans. */
export function unfollowed(
  changes: readonly Pick<RateLineChange, "ratePlanId" | "field" | "nights">[],
  plans: readonly RatePlan[],
): Unfollowed[] {
  return plans.flatMap(({ id, name: plan, derivedFrom }) => {
    const parent = plans.find((one) => one.id === derivedFrom?.ratePlanId)?.name;
    const own = changes.filter(({ ratePlanId, field }) => ratePlanId === id && followed.includes(field));
    const nights = own.flatMap((change) =>
      change.nights.filter(({ before, after }) => before === null && after !== null),
    );
    return parent === undefined || nights.length === 0 ? [] : [{ plan, parent, nights: nights.length }];
  });
}
