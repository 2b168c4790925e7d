import type { CommissionTerm, CompanyDraft } from "@/contract/companies/companies";
import type { CompanyReason } from "@/contract/companies/companyReasons";
import type { CivilDate } from "@/contract/property";

import { isTaxIdOf, readTaxId } from "../account/taxId";
import { addDays } from "../civilDate";
import { type Fault, unless } from "../faults";
import { isEmail, readEmail } from "../people/emails";
import { readName } from "../people/names";
import { isCountry } from "../register/alphaThree";
import { commissionOn } from "./companyTerms";
import { companyReason } from "./companyReason";

type CompanyFault = Fault<CompanyReason>;

/** As it is stored: its number plain, addresses as they work. */
export const writtenCompany = (draft: CompanyDraft): CompanyDraft => ({
  ...draft,
  name: readName(draft.name),
  legalName: readName(draft.legalName),
  taxId: readTaxId(draft.taxId, draft.country),
  email: readEmail(draft.email),
  contacts: draft.contacts.map((one) => ({ ...one, email: readEmail(one.email) })),
});

/** Wrong by itself: the form says it before the server does. */
export const companyFaults = (draft: CompanyDraft): CompanyFault[] => [
  ...unless(isCountry(draft.country), "country", () => companyReason("COMPANY_COUNTRY")),
  ...unless(draft.taxId === "" || isTaxIdOf(draft.country, draft.taxId), "taxId", () =>
    companyReason("COMPANY_NUMBER"),
  ),
  ...unless(!draft.hasCredit || draft.taxId !== "", "taxId", () => companyReason("COMPANY_CREDIT_NUMBER")),
  ...emailFaults(draft),
  ...rangeFaults("rates", draft.rates, ({ plan }) => plan, "RATE_OVERLAP"),
  ...rangeFaults("quotas", draft.quotas, ({ type }) => type, "QUOTA_OVERLAP"),
  ...draft.commissions.flatMap(({ from }, place) =>
    unless(!draft.commissions.slice(0, place).some((one) => one.from === from), `commissions.${place}.from`, () =>
      companyReason("COMMISSION_TWICE"),
    ),
  ),
];

const emailFaults = ({ email, contacts }: CompanyDraft): CompanyFault[] =>
  [["email", email] as const, ...contacts.map((one, place) => [`contacts.${place}.email`, one.email] as const)].flatMap(
    ([field, typed]) => unless(typed === "" || isEmail(typed), field, () => companyReason("COMPANY_EMAIL")),
  );

/** Lines of one key may not share a night. */
function rangeFaults<Row extends { from: CivilDate; to: CivilDate }>(
  field: "rates" | "quotas",
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  overlap: "RATE_OVERLAP" | "QUOTA_OVERLAP",
): CompanyFault[] {
  return rows.flatMap((row, place) => {
    const isRange = row.from <= row.to;
    const isShared = rows
      .slice(0, place)
      .some((one) => keyOf(one) === keyOf(row) && one.from <= row.to && row.from <= one.to);
    return [
      ...unless(isRange, `${field}.${place}.to`, () => companyReason("TERM_INVERTED")),
      ...unless(!isRange || !isShared, `${field}.${place}.from`, () => companyReason(overlap)),
    ];
  });
}

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
