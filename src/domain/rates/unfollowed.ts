import type { RateField, RateLineChange } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";

/** A derived plan takes these from its parent until it is set by hand. Closures add up, and a quota is the plan's own. */
const followed: ReadonlySet<RateField> = new Set<RateField>(["price", "minStay", "minStayThrough", "maxStay"]);

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
    const own = changes.filter(({ ratePlanId, field }) => ratePlanId === id && followed.has(field));
    const nights = own.flatMap((change) =>
      change.nights.filter(({ before, after }) => before === null && after !== null),
    );
    return parent === undefined || nights.length === 0 ? [] : [{ plan, parent, nights: nights.length }];
  });
}
