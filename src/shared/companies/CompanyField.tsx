import type { ComponentProps } from "react";

import type { Company } from "@/contract/companies/companies";
import { useText } from "@/shared/i18n/useText";
import { PickerSearch } from "@/shared/ui/fields/Picker";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { soughtCompanies } from "./soughtCompanies";

type CompanyFieldProps = Pick<
  ComponentProps<typeof PickerSearch<Company>>,
  "name" | "label" | "onChoose" | "create" | "isFocused"
>;

/** Finds a company or an agency by name, legal name, tax number, e-mail or IATA code. */
export const CompanyField = (props: CompanyFieldProps) => (
  <PickerSearch texts="booking.soldTo" search={soughtCompanies} keyOf={({ id }) => id} {...props}>
    {(found) => (
      <>
        <Text as="bdi" stands="start" breaksWords weight={550}>
          {found.name}
        </Text>
        <CompanyDetails company={found} />
      </>
    )}
  </PickerSearch>
);

type Detailed = Pick<Company, "name" | "kind" | "legalName" | "taxId" | "email">;

/** By these a person tells two of the same name apart. */
export function CompanyDetails({ company: { name, kind, legalName, taxId, email } }: { company: Detailed }) {
  const { text } = useText();
  const details = [legalName === name ? "" : legalName, taxId, email].filter(Boolean);
  return (
    <Row as="span" gap={12} rowGap={0} wraps breaksWords tone="muted" size={13}>
      <span>{text(`booking.companyKind.${kind}`)}</span>
      {details.map((detail) => (
        <bdi key={detail}>{detail}</bdi>
      ))}
    </Row>
  );
}
