import {
  type Policy,
  type PolicyAction,
  type PolicyReason,
  policyReasonTexts,
} from "@/contract/reservations/policyRecords";

import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const policyReason = reasonsFrom(policyReasonTexts);

type RuledPolicy = Pick<Policy, "state" | "terms" | "ratePlans">;

/** The house rules hold for every stay: they are neither given to a plan nor switched off. */
const isOfPlans = ({ terms }: RuledPolicy) => terms.kind !== "rules";

function notInUse({ ratePlans }: RuledPolicy): PolicyReason[] {
  const rate = ratePlans.map(({ name }) => name).join(", ");
  return ratePlans.length > 0 ? [policyReason("POLICY_IN_USE", { rate })] : [];
}

/** The life of a policy: one that is switched off is given to no plan any more. */
export const policyLife = stateMachine<Policy["state"], PolicyReason, RuledPolicy>()<PolicyAction>(
  {
    edit: { from: ["active", "off"] },
    attach: { from: ["active"], isFor: isOfPlans },
    switchOff: { from: ["active"], to: "off", isFor: isOfPlans, guards: [notInUse] },
    switchOn: { from: ["off"], to: "active" },
  },
  { foreign: (_, { state }) => policyReason(state === "off" ? "POLICY_OFF" : "POLICY_ON") },
);
