import { generatePath } from "react-router-dom";

import type { CompanyPage } from "@/contract/companies/companyPage";
import { ageingColumns } from "@/contract/billing/receivable";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Warning } from "@/shared/ui/states/Warning";

import { companyPage } from "./companiesState";

/** Debts of a company by how late they are, and its documents. */
export function CompanyAccount({ id }: { id: string }) {
  const { text } = useText();
  const load = companyPage.use(id);
  const { data } = load;
  if (!data) return <LoadState load={load} failed={text("companies.pageFailed")} />;
  const { account, documents } = data;
  return (
    <Stack gap={16}>
      {account ? <Balance account={account} /> : <Muted as="p">{text("companies.noAccount")}</Muted>}
      {documents.length === 0 ? <Muted as="p">{text("companies.noDocuments")}</Muted> : <Documents rows={documents} />}
    </Stack>
  );
}

function Balance({ account }: { account: NonNullable<CompanyPage["account"]> }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const { balance, unapplied, ageing, isOverLimit } = account;
  return (
    <>
      {isOverLimit && <Warning>{text("companies.overLimit")}</Warning>}
      <Facts
        shape="beside"
        facts={[
          { label: text("companies.balance"), value: money(balance) },
          { label: text("companies.unapplied"), value: unapplied > 0 && money(unapplied) },
          ...ageingColumns.map((age) => ({
            label: text(`companies.age.${age}`),
            value: ageing[age] !== 0 && money(ageing[age]),
          })),
        ]}
      />
      <PathLink className="btn btn-quiet btn-own-width" to={paths.receivables}>
        {text("companies.toReceivables")}
      </PathLink>
    </>
  );
}

function Documents({ rows }: { rows: CompanyPage["documents"] }) {
  const { text } = useText();
  const { date } = useFormat();
  const { money } = useBookingFormat(useProperty());
  const label = text("companies.documents");
  return (
    <PlainTable
      caption={label}
      frameLabel={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "number",
          head: text("companies.number"),
          isRowHead: true,
          render: ({ id, number }) => (
            <PathLink to={generatePath(paths.document, { id })}>{number || text("companies.draft")}</PathLink>
          ),
        },
        { id: "issuedOn", head: text("companies.issuedOn"), render: ({ issuedOn }) => date(issuedOn) },
        { id: "total", head: text("companies.total"), isNumeric: true, render: ({ total }) => money(total) },
        { id: "open", head: text("companies.open"), isNumeric: true, render: ({ open }) => money(open) },
      ]}
    />
  );
}
