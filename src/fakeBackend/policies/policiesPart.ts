import { policiesContract } from "@/contract/reservations/policyRecords";

import { routesFor } from "../core/routes";
import { numbered, opening } from "../records/RecordBook";
import { PolicyBook } from "./PolicyBook";
import { policyRecord, toPolicy } from "./policyRecord";

export const routes = routesFor(policiesContract, {
  listPolicies: (_, { db: { policies } }) => policies.policies().map((policy) => toPolicy(policy, policies)),
  getPolicy: policyRecord.get,
  createPolicy: policyRecord.create,
  updatePolicy: policyRecord.update,
  actOnPolicy: policyRecord.act,
});

export const createData = opening(PolicyBook, {
  topic: "setUp",
  name: "policies",
  idOf: numbered("POL"),
  sample: () => [],
});
