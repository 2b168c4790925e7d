import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { RecordId, TimeOfDay } from "../formats";
import type { Cents } from "../property";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, recordCalls, type RecordRefusal } from "../records";
import type { CancellationPolicy, ChildPolicy, DepositPolicy, HouseRules } from "./policies";
import type { GeneralReason } from "../definition/generalReasons";

/** Limits of a policy: letters of its name, notice, nights, amounts, ages and kilograms. */
export const policyLimits = {
  letters: 60,
  days: 365,
  hours: 720,
  nights: 30,
  amount: 9_999_900,
  age: 17,
  kg: 100,
  tiers: 6,
} as const;

/** Reasons against a policy or its change, in the Spanish of the front desk. */
export const policyReasonTexts = {
  POLICY_OFF: "Esta política está desactivada.",
  POLICY_ON: "Esta política está activa.",
  POLICY_IN_USE: "Tarifas que usan esta política: {rate}. Asígneles antes otra.",
  POLICY_PLAN_CHANGED: "Otra persona asignó otra política a esta tarifa; revísela antes de asignar esta.",
  POLICY_NAME_TAKEN: "Ya hay una política con este nombre.",
  POLICY_OVERLAP: "Los tramos se solapan: {first} y {second}.",
  POLICY_ORDER: "Ordene los tramos: el {first} va después del {second}.",
  POLICY_TIERS: "Escriba hasta {max} tramos.",
  POLICY_FEE_GROWS: "Cancelar antes no puede costar más que cancelar después.",
  POLICY_PERCENT: "Escriba un porcentaje de 0 a 100, con dos decimales como máximo.",
  POLICY_AGES_GAP: "Falta un tramo hasta los {max} años.",
  POLICY_TIME: "Escriba una hora válida.",
} as const;
export type PolicyReason = ReasonOf<keyof typeof policyReasonTexts> | GeneralReason;

export const policyKinds = ["cancellation", "deposit", "children", "rules"] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** The house rules for guests, with the property's times and the prices of its products. */
export interface RulesTerms extends HouseRules {
  /** The price of a pet for a night. */
  petFee: Cents;
  lateCheckOutFee: Cents;
  checkInTime: TimeOfDay;
  checkOutTime: TimeOfDay;
}

type Terms<Kind> = Omit<Kind, "id" | "name">;

export type PolicyTerms =
  | ({ kind: "cancellation" } & Terms<CancellationPolicy>)
  | ({ kind: "deposit" } & Terms<DepositPolicy>)
  | ({ kind: "children" } & Terms<ChildPolicy>)
  | ({ kind: "rules" } & RulesTerms);

export interface PolicyDraft {
  /** @maxLength policyLimits.letters */
  name: string;
  terms: PolicyTerms;
}

export type PolicyState = "active" | "off";
/** `attach` gives the policy to a rate plan, instead of the one that it has. */
export type PolicyAction = "edit" | "attach" | "switchOff" | "switchOn";

export interface PolicyHistoryLine extends HistoryLine<
  "created" | "changed" | "detach" | Exclude<PolicyAction, "edit">,
  "name" | "ratePlan" | "policy"
> {
  /** The terms before and after the change. */
  terms?: { before: PolicyTerms; after: PolicyTerms };
}

export interface Policy extends PolicyDraft {
  /** Unique among the policies of all kinds. The house rules are one record. */
  id: RecordId;
  version: number;
  state: PolicyState;
  /** The plans that sell by it. The house rules have none, as they hold for all. */
  ratePlans: { id: RecordId; name: string }[];
  /** The newest first. */
  history: PolicyHistoryLine[];
  actions: Permission<PolicyAction, PolicyReason>[];
}

export interface PolicyActInput {
  ratePlanId?: RecordId;
  /** The plan's policy when the person chose, "" for none: 422 where the plan has got another one since. */
  formerId?: RecordId;
}

const calls = recordCalls<{
  row: Policy;
  column: never;
  view: never;
  draft: PolicyDraft;
  act: PolicyActInput & { version: number };
  refusal: RecordRefusal<PolicyReason, Policy>;
}>()("/pms/policies", ["setUp"]);

/** Policies of cancellation, deposit and children, and the house rules. */
export const policiesContract = defineContract({
  /** All policies by kind. A reservation keeps those that it was made with. */
  listPolicies: { method: "GET", path: "/pms/policies", reply: type<Policy[]>(), reads: ["setUp"] },
  getPolicy: calls.get,
  createPolicy: calls.create,
  /** The kind of a policy never changes. */
  updatePolicy: calls.update,
  /** `action` is a `PolicyAction`. */
  actOnPolicy: calls.act,
});
