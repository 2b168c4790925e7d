import {
  type Policy,
  type PolicyActInput,
  type PolicyDraft,
  type PolicyHistoryLine,
  policyKinds,
} from "@/contract/reservations/policyRecords";
import { generalReason } from "@/domain/definition/generalReason";
import type { RatePlan } from "@/contract/reservations/rates";
import { unless } from "@/domain/faults";
import { policyFaults } from "@/domain/policies/policyFaults";
import { policyLife, policyReason } from "@/domain/policies/policyLife";

import type { Context } from "../core/routes";
import type { Actor } from "../records/Actor";
import { changesIn, historyWith } from "../records/history";
import { refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { PolicyBook, StoredPolicy } from "./PolicyBook";

/** A plan with the policy of a kind. */
const attached = (plan: RatePlan, { id, terms }: StoredPolicy): RatePlan => {
  if (terms.kind === "cancellation") return { ...plan, cancellationPolicyId: id };
  return terms.kind === "deposit" ? { ...plan, depositPolicyId: id } : { ...plan, childPolicyId: id };
};

/** The plans that sell by a policy: those that giving it to them would leave as they are. */
function ratePlansOf(policy: StoredPolicy, { hotel: { setUp } }: PolicyBook) {
  if (policy.terms.kind === "rules") return [];
  const childPolicyId = setUp.childPolicies.all()[0]?.id;
  const plans = setUp.ratePlans.all().map((plan) => ({ childPolicyId, ...plan }));
  return plans.flatMap((plan) => (isSame(attached(plan, policy), plan) ? [{ id: plan.id, name: plan.name }] : []));
}

/** The policy of the same kind that a plan sells by. */
const formerOf = (ratePlanId: string, { terms }: StoredPolicy, book: PolicyBook) =>
  book
    .policies()
    .find((one) => one.terms.kind === terms.kind && ratePlansOf(one, book).some(({ id }) => id === ratePlanId));

export function toPolicy(stored: StoredPolicy, book: PolicyBook): Policy {
  const ratePlans = ratePlansOf(stored, book);
  return { ...stored, ratePlans, actions: policyLife.permissionsOf({ ...stored, ratePlans }) };
}

type Line = Omit<PolicyHistoryLine, "id" | "at" | "by">;

const changed = (stored: StoredPolicy, change: Partial<StoredPolicy>, line: Line, actor: Actor): StoredPolicy => ({
  ...stored,
  ...change,
  version: stored.version + 1,
  history: historyWith(stored.history, line, actor),
});

const written = ({ name, terms }: PolicyDraft): PolicyDraft => ({ name: name.trim(), terms });

const record = serveRecord({
  booksOf: ({ db }: Context) => db.policies,
  get: (id, book) => book.policy(id),
  shown: toPolicy,
  stale: generalReason("RECORD_STALE"),
});

export const policyRecord = {
  get: record.get,
  ...record.form({
    written,
    isWritten: (stored, draft) => isSame(written(stored), draft),
    check(draft, book, stored) {
      const { kind } = draft.terms;
      const others = book.policies().filter(({ id, terms }) => id !== stored?.id && terms.kind === kind);
      const isKnown = stored ? stored.terms.kind === kind : policyKinds.includes(kind) && kind !== "rules";
      const names = others.map(({ name }) => name);
      refuseFaults(policyFaults(draft, names, book.hotel.property.checkInTime), unknownValues({ kind: isKnown }));
    },
    madeBy: ({ madeBy }) => madeBy,
    add(draft, book, actor) {
      const made = { ...draft, id: book.nextId(), version: 0, state: "active" as const, history: [] };
      return book.putPolicy(changed(made, {}, { what: "created", changes: [] }, actor));
    },
    rewrite(stored, draft, book, actor) {
      const terms = isSame(stored.terms, draft.terms) ? undefined : { before: stored.terms, after: draft.terms };
      const changes = changesIn(["name"], { name: stored.name }, { name: draft.name });
      return book.putPolicy(changed(stored, draft, { what: "changed", changes, ...(terms && { terms }) }, actor));
    },
  }),
  act: record.act({
    actions: policyLife.actions,
    check(action, { ratePlanId = "", formerId = "" }: PolicyActInput & { version: number }, stored, book) {
      if (action !== "attach") return;
      const isKnown = book.hotel.setUp.ratePlans.find(ratePlanId) !== undefined;
      const isAsSeen = (formerOf(ratePlanId, stored, book)?.id ?? "") === formerId;
      const reason = isKnown ? policyReason("POLICY_PLAN_CHANGED") : generalReason("FIELD_UNKNOWN");
      refuseFaults(unless(isKnown && isAsSeen, "ratePlanId", () => reason));
    },
    act(action, { ratePlanId = "" }, stored, book, actor) {
      const { ratePlans } = book.hotel.setUp;
      const plan = action === "attach" ? ratePlans.find(ratePlanId) : undefined;
      const state = policyLife.stateAfter(action, stored.state);
      if (!plan) return book.putPolicy(changed(stored, { state }, { what: action, changes: [] }, actor));
      const former = formerOf(ratePlanId, stored, book);
      const policy = { field: "policy" as const, before: former?.name ?? "", after: stored.name };
      ratePlans.put(attached(plan, stored));
      if (former && former.id !== stored.id) {
        const lost = { field: "ratePlan" as const, before: plan.name, after: "" };
        book.putPolicy(changed(former, {}, { what: "detach", changes: [lost, policy] }, actor));
      }
      const changes = [{ field: "ratePlan" as const, before: "", after: plan.name }, policy];
      return book.putPolicy(changed(stored, {}, { what: action, changes }, actor));
    },
  }),
};
