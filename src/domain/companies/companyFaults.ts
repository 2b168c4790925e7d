import type { CompanyDraft } from "@/contract/companies/companies";
import type { CompanyReason } from "@/contract/companies/companyReasons";
import type { CivilDate } from "@/contract/property";

import { isRuledBySpain, isTaxIdOf, readTaxId, taxIdFault } from "../account/taxId";
import { taxIdReason } from "../account/taxIdReason";
import { type Fault, unless } from "../faults";
import { isEmail, readEmail } from "../people/emails";
import { readName } from "../people/names";
import { isCountry } from "../register/alphaThree";
import { companyReason } from "./companyReason";

export type CompanyFault = Fault<CompanyReason>;

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
  ...unless(draft.taxId === "" || isTaxIdOf(draft.country, draft.taxId), "taxId", () => numberReason(draft)),
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

const numberReason = ({ country, taxId }: CompanyDraft): CompanyReason =>
  (isRuledBySpain(country, taxId) ? taxIdReason(taxIdFault(taxId), taxId) : undefined) ??
  companyReason("COMPANY_NUMBER");

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
