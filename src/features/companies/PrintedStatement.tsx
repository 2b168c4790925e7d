import type { ReactNode } from "react";

import type { Company } from "@/contract/companies/companies";
import type { CommissionStatement } from "@/contract/companies/companyPage";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";

interface PrintedStatementProps {
  company: Company;
  statement: CommissionStatement;
  onPrinted: () => void;
  children: ReactNode;
}

/** The statement on paper, for the agency. */
export function PrintedStatement({ company, statement, onPrinted, children }: PrintedStatementProps) {
  const { text } = useText();
  const { date } = useFormat();
  const { name, legalName, taxId, address } = company;
  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument
        property={useProperty()}
        title={text("companies.statement")}
        lead={[`${date(statement.from)} – ${date(statement.to)}`]}
        paper="landscape"
        facts={[
          { label: text("companies.name"), value: legalName || name },
          { label: text("companies.taxId"), value: taxId },
          { label: text("companies.address"), value: address },
        ]}
      >
        {children}
      </PrintDocument>
    </Printing>
  );
}
