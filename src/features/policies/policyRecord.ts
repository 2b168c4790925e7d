import { nanoid } from "@reduxjs/toolkit";

import type { Fee } from "@/contract/reservations/policies";
import {
  policiesContract,
  type Policy,
  type PolicyAction,
  type PolicyActInput,
  type PolicyDraft,
  type PolicyTerms,
} from "@/contract/reservations/policyRecords";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts } from "@/shared/shapes";

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
  path: `${paths.policies}/:id`,
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
