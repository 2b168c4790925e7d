import type { RatePlan } from "@/contract/reservations/rates";

/** With prices of its own, for the room alone, unless told. */
export const ratePlan = (id: string, more: Partial<RatePlan> = {}): RatePlan => {
  const policies = { cancellationPolicyId: "flexible", depositPolicyId: "firstNight" };
  return { id, code: id, name: id, board: "roomOnly", ...policies, isActive: true, ...more };
};
