import type { CommissionTerm } from "@/contract/companies/companies";
import type { CivilDate } from "@/contract/property";

import { addDays } from "../civilDate";
import { unless } from "../faults";
import type { CompanyFault } from "./companyFaults";
import { companyReason } from "./companyReason";
import { commissionOn } from "./companyTerms";

/** The terms of the nights from a date until the day that is open. */
const termsUntil = (terms: readonly CommissionTerm[], first: CivilDate, today: CivilDate) => {
  const starts = terms.map(({ from }) => from).filter((from) => first < from && from < today);
  return JSON.stringify([first, ...starts.toSorted()].map((date) => ({ ...commissionOn(terms, date), from: date })));
};

/** Closed nights keep their commission. `first` is the first of them that the company has sold, if any. */
export function closedFaults(
  before: readonly CommissionTerm[],
  after: readonly CommissionTerm[],
  first: CivilDate | undefined,
  today: CivilDate,
): CompanyFault[] {
  if (first === undefined || first >= today) return [];
  const isSame = termsUntil(before, first, today) === termsUntil(after, first, today);
  const place = after.findIndex(
    ({ from, ...term }) => from < today && !before.some((one) => isSameTerm(one, { from, ...term })),
  );
  return unless(isSame, place < 0 ? "commissions" : `commissions.${place}.from`, () =>
    companyReason("COMMISSION_CLOSED", { date: addDays(today, -1) }),
  );
}

const isSameTerm = (one: CommissionTerm, other: CommissionTerm) => JSON.stringify(one) === JSON.stringify(other);
