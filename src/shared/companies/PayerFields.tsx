import { useFormikContext } from "formik";

import type { BillInput } from "@/contract/account/accountActs";
import type { Billing } from "@/contract/account/accountWindows";
import type { CompanyKind } from "@/contract/companies/companies";
import type { AccountFault } from "@/domain/account/inputFaults";
import { accountReason } from "@/domain/account/ruledAccount";
import { isTaxIdOf } from "@/domain/account/taxId";
import { billFaults } from "@/domain/account/windowFaults";
import { partyOf } from "@/domain/companies/party";
import type { OwnId } from "@/shared/actions/ActionForm";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

import type { NewCompany } from "./newCompany";
import { soughtCompanies } from "./soughtCompanies";

/** Who pays: a company of the list, a new one, or another payer as typed. */
export interface PayerValues {
  companyId: string;
  isNew: boolean;
  payer: string;
  taxId: string;
  email: string;
  kind: CompanyKind;
  country: string;
}

export const payerValues = ({ companyId = "", name, taxId, email }: Omit<Billing, "routed">): PayerValues => ({
  companyId,
  isNew: false,
  payer: name,
  taxId,
  email,
  kind: "company",
  country: "ES",
});

export interface PayerInput extends Pick<BillInput, "companyId" | "payer" | "taxId" | "email"> {
  /** Created first; it is the payer then. */
  newCompany?: NewCompany;
}

export const payerInput = ({
  companyId,
  isNew,
  payer,
  taxId,
  email,
  kind,
  country,
  clientId,
}: PayerValues & OwnId): PayerInput => ({
  payer,
  taxId,
  email,
  ...(companyId && { companyId }),
  ...(isNew && { newCompany: { clientId, name: payer, kind, country, taxId, email } }),
});

export function payerFaults(values: PayerValues): AccountFault[] {
  const { companyId, isNew, country, taxId } = values;
  if (companyId) return [];
  const faults = billFaults(isNew ? { ...values, taxId: "" } : values);
  const isWrong = isNew && taxId.trim() !== "" && !isTaxIdOf(country, taxId);
  return isWrong ? [...faults, { field: "taxId", reason: accountReason("TAX_ID") }] : faults;
}

interface PayerFieldsProps {
  /** Of the name as typed; without it a company is chosen or made. */
  label?: string;
  /** Only a name is asked of a payer who is no company. */
  isNameOnly?: boolean;
}

/** Asks who pays: a company found by name, number or e-mail fills the fields. */
export function PayerFields({ label, isNameOnly }: PayerFieldsProps) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<PayerValues>();
  const { companyId, isNew, payer, taxId, email } = values;
  const change = (changed: Partial<PayerValues>) => void setValues((now) => ({ ...now, ...changed }));
  return (
    <>
      <Picker
        name="companyId"
        texts="booking.payerCompany"
        search={soughtCompanies}
        keyOf={({ id }) => id}
        isFocused
        chosen={
          companyId && (
            <Chosen name={payer}>
              <Facts facts={[taxId, email]} />
            </Chosen>
          )
        }
        onChoose={(found) => {
          const { name, taxId: number } = partyOf(found);
          change({ companyId: found.id, isNew: false, payer: name, taxId: number, email: found.email });
        }}
        onChange={() => change({ companyId: "" })}
        create={{
          labelFor: (name) =>
            name ? text("booking.payerCompany.create", { name }) : text("booking.payerCompany.createEmpty"),
          onCreate: (name) => change({ isNew: true, companyId: "", payer: name || payer }),
        }}
      >
        {(found) => (
          <>
            <Text as="bdi" stands="start" breaksWords weight={550}>
              {partyOf(found).name}
            </Text>
            <Facts facts={[found.taxId, found.email]} />
          </>
        )}
      </Picker>
      {!companyId && isNew && <NewCompanyFields />}
      {!companyId && !isNew && label && (
        <>
          <TextField name="payer" label={label} dir="auto" />
          {!isNameOnly && <TextField name="taxId" label={text("booking.taxId")} />}
          {!isNameOnly && <TextField name="email" inputMode="email" dir="ltr" label={text("booking.payerEmail")} />}
        </>
      )}
    </>
  );
}

/** By these a person tells two of the same name apart. */
const Facts = ({ facts }: { facts: string[] }) => (
  <Muted breaksWords size={13}>
    {facts.filter(Boolean).map((fact, place) => (
      <span key={fact}>
        {place > 0 && " · "}
        <bdi>{fact}</bdi>
      </span>
    ))}
  </Muted>
);

/** The definition of the record, which has them, is not loaded with a dialog. */
const kinds: readonly CompanyKind[] = ["company", "agency", "tourOperator", "institution"];

function NewCompanyFields() {
  const { text } = useText();
  return (
    <FieldGroup name="newCompany" label={text("booking.payerCompany.new")}>
      <TextField name="payer" label={text("booking.payer")} dir="auto" />
      <SelectField name="kind" label={text("booking.payerCompany.kind")}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`booking.payerCompany.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <CountryField name="country" label={text("booking.payerCompany.country")} unknownLabel="–" />
      <TextField name="taxId" label={text("booking.taxId")} dir="ltr" />
      <TextField name="email" inputMode="email" dir="ltr" label={text("booking.payerEmail")} />
    </FieldGroup>
  );
}
