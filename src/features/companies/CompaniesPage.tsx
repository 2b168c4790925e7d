import type { ReactNode } from "react";

import type { DrawnFields } from "@/shared/definition/DefinedFields";
import type { Company } from "@/contract/companies/companies";
import type { Dialogs } from "@/shared/definition/actsOf";
import { DefinedField } from "@/shared/definition/DefinedField";
import { DefinedTabs, type FormTabs } from "@/shared/definition/DefinedTabs";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import { useHoldsFrom } from "@/shared/hotel/useHoldsFrom";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { Muted } from "@/shared/ui/layout/Muted";
import { onDemand } from "@/shared/ui/states/onDemand";

import { companies } from "./companiesState";
import { LanguageField } from "./LanguageField";

const CompanyNotes = onDemand(async () => (await import("./CompanyNotes")).CompanyNotes, null);
const MergeDialog = onDemand(async () => (await import("./MergeDialog")).MergeDialog, null);
const CompanyStays = onDemand(async () => (await import("./CompanyStays")).CompanyStays);
const CommissionStatement = onDemand(async () => (await import("./CommissionStatement")).CommissionStatement);
const CompanyAccount = onDemand(async () => (await import("./CompanyAccount")).CompanyAccount);

/** Companies, agencies, tour operators and institutions, with all that the hotel knows of each. */
export const CompaniesPage = () => (
  <DefinedPage of={companies} begins={{ country: "ES" }} dialogs={dialogs} arranged={inTabs}>
    {(company) => <CompanyNotes company={company} />}
  </DefinedPage>
);

const dataFields = [
  "name",
  "kind",
  "legalName",
  "country",
  "taxId",
  "address",
  "email",
  "phone",
  "language",
  "partnerCode",
  "contacts",
  "hasCredit",
  "method",
  "limit",
  "termDays",
  "notes",
] as const;

const tabs: FormTabs<Company> = [
  { id: "data", fields: dataFields },
  { id: "terms", fields: ["rates", "quotas", "commissions"] },
  { id: "stays", content: ({ id }) => <CompanyStays id={id} /> },
  { id: "commissions", content: (company) => <CommissionStatement company={company} /> },
  { id: "account", content: ({ id }) => <CompanyAccount id={id} /> },
];

const dialogs: Dialogs<typeof companies.definition, Company> = {
  merge: (dialog, company) => <MergeDialog dialog={dialog} company={company} />,
};

const fields: DrawnFields = {
  country: (field) => <Country {...field} />,
  language: (field) => <LanguageField {...field} />,
  commissions: ({ name }) => <Commissions name={name} />,
};

function Country(field: { name: string; label: string }) {
  const { text } = useText();
  return <CountryField {...field} isAsked unknownLabel={text("field.choose")} />;
}

function Commissions({ name }: { name: string }) {
  const holdsFrom = useHoldsFrom();
  return (
    <div>
      <DefinedField name={name} field={companies.definition.fields.commissions} label="companies.commissions" />
      <Muted as="p">{holdsFrom}</Muted>
    </div>
  );
}

const inTabs = (form: { record: Company | undefined; history: ReactNode }) => (
  <DefinedTabs {...form} definition={companies.definition} tabs={tabs} drawn={fields} />
);
