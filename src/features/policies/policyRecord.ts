import { nanoid } from "@reduxjs/toolkit";
import { type AnySchema, array, lazy, mixed, object } from "yup";

import type { Fee } from "@/contract/reservations/policies";
import {
  policiesContract,
  type Policy,
  type PolicyAction,
  type PolicyActInput,
  type PolicyDraft,
  type PolicyTerms,
} from "@/contract/reservations/policyRecords";
import { policyFaults } from "@/domain/policies/policyFaults";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { byRules } from "@/shared/record/byRules";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

const policiesApi = createClient(policiesContract);

/** All, by their kinds. */
export const policies = createLoad("policies", () => policiesApi.listPolicies(), policiesApi.listPolicies.reads);

export interface PolicyValues extends PolicyDraft, RecordValues {}

/** The acts besides editing. */
export type PolicyStep = Exclude<PolicyAction, "edit">;

const draftOf = ({ name, terms }: PolicyDraft): PolicyDraft => ({ name: name.trim(), terms });

/** A policy, as it is opened, edited, given to plans and switched off. */
export const policyRecord = createRecord<Policy, PolicyDraft, PolicyValues, PolicyStep, PolicyActInput>()("policy", {
  get: policiesApi.getPolicy,
  create: policiesApi.createPolicy,
  update: policiesApi.updatePolicy,
  act: policiesApi.actOnPolicy,
  valuesOf: ({ version, name, terms }) => ({ clientId: nanoid(), version, name, terms }),
  draftOf,
  isValues: (values) => hasTexts(values, ["name"]) && "terms" in values && hasTexts(values.terms, ["kind"]),
  nameOf: ({ name }) => name,
  notDone: "policy.notChanged",
  path: paths.policy,
  listPath: paths.policies,
  texts: "policy",
});

const firstNight: Fee = { kind: "nights", nights: 1 };

/** House rules are never new. */
export type NewPolicyKind = Exclude<PolicyTerms["kind"], "rules">;

const newTerms: Record<NewPolicyKind, PolicyTerms> = {
  cancellation: {
    kind: "cancellation",
    tiers: [{ daysBefore: 1, fee: { kind: "none" } }],
    lateFee: firstNight,
    noShowFee: firstNight,
  },
  deposit: { kind: "deposit", fee: firstNight, dueDaysBefore: null },
  children: { kind: "children", bands: [{ upToAge: 17, percent: 50 }] },
};

export const newPolicy = (kind: NewPolicyKind): PolicyValues => ({
  clientId: nanoid(),
  version: 0,
  name: "",
  terms: newTerms[kind],
});

/** The schema of a policy beside others of its kind with these names: a rule for each value that its terms have. */
export function policySchema(others: readonly string[], checkInTime: string) {
  const rule = mixed()
    .nullable()
    .test(
      byRules(({ name = "", terms }: Partial<PolicyDraft> & Pick<PolicyDraft, "terms">) =>
        policyFaults(draftOf({ name, terms }), others, checkInTime),
      ),
    );
  const ruled = (value: unknown): AnySchema => {
    if (Array.isArray(value)) return array().of(lazy(ruled));
    if (!isObject(value)) return rule;
    return object(Object.fromEntries(Object.entries(value).map(([field, one]) => [field, ruled(one)])));
  };
  return object({ name: rule, terms: lazy(ruled) });
}
