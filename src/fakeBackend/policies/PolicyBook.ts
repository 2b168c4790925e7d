import type { Policy, PolicyTerms, RulesTerms } from "@/contract/reservations/policyRecords";

import { RecordBook } from "../records/RecordBook";
import { notFound } from "../records/Refused";

/** The terms of a policy are in the books of the set-up, by which reservations are made; its record is kept beside them. */
export type StoredPolicy = Omit<Policy, "ratePlans" | "actions">;
type PolicyMark = Omit<StoredPolicy, "name" | "terms">;

/** The products whose prices the house rules tell. */
const PET = "pet";
const LATE_CHECK_OUT = "lateCheckOut";
const RULES = "rules";

export class PolicyBook extends RecordBook<PolicyMark> {
  policies(): StoredPolicy[] {
    const { cancellationPolicies, depositPolicies, childPolicies } = this.hotel.setUp;
    return [
      ...cancellationPolicies
        .all()
        .map(({ id, name, ...said }) => this.#told(id, name, { kind: "cancellation", ...said })),
      ...depositPolicies.all().map(({ id, name, ...said }) => this.#told(id, name, { kind: "deposit", ...said })),
      ...childPolicies.all().map(({ id, name, ...said }) => this.#told(id, name, { kind: "children", ...said })),
      this.#told(RULES, RULES, { kind: "rules", ...this.#rules() }),
    ];
  }

  /** Or 404. */
  policy(id: string): StoredPolicy {
    const policy = this.policies().find((one) => one.id === id);
    if (!policy) throw notFound();
    return policy;
  }

  /** The set-up may refuse what it says: then nothing is changed. */
  putPolicy({ name, terms, ...mark }: StoredPolicy): StoredPolicy {
    this.#write(mark.id, name, terms);
    this.put(mark);
    return this.policy(mark.id);
  }

  #told(id: string, name: string, terms: PolicyTerms): StoredPolicy {
    const mark = this.find(id) ?? { id, version: 1, state: "active", history: [] };
    return { ...mark, name, terms };
  }

  #rules(): RulesTerms {
    const { property, products, houseRules } = this.hotel.setUp;
    const { checkInTime, checkOutTime } = property.all()[0]!;
    const priceOf = (id: string) => products.find(id)?.price ?? 0;
    const { id: _, ...rules } = houseRules.all()[0]!;
    const prices = { petFee: priceOf(PET), lateCheckOutFee: priceOf(LATE_CHECK_OUT) };
    return { ...rules, checkInTime, checkOutTime, ...prices };
  }

  #write(id: string, name: string, terms: PolicyTerms) {
    const { setUp } = this.hotel;
    if (terms.kind === "cancellation") {
      const { kind: _, ...said } = terms;
      setUp.cancellationPolicies.put({ id, name, ...said });
    } else if (terms.kind === "deposit") {
      const { kind: _, ...said } = terms;
      setUp.depositPolicies.put({ id, name, ...said });
    } else if (terms.kind === "children") {
      setUp.childPolicies.put({ id, name, bands: terms.bands });
    } else {
      const { kind: _, petFee, lateCheckOutFee, checkInTime, checkOutTime, ...rules } = terms;
      setUp.houseRules.put({ id, ...rules });
      setUp.property.put({ ...setUp.property.all()[0]!, checkInTime, checkOutTime });
      this.#price(PET, petFee);
      this.#price(LATE_CHECK_OUT, lateCheckOutFee);
    }
  }

  #price(productId: string, price: number) {
    const { products } = this.hotel.setUp;
    const product = products.find(productId);
    if (product) products.put({ ...product, price });
  }
}
