import { generatePath } from "react-router-dom";

import type { Company } from "@/contract/companies/companies";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Stack } from "@/shared/ui/layout/Stack";

import { companyPage } from "./companiesState";

/** The record that it was merged into, those that were merged into it, and those that are probably the same. */
export function CompanyNotes({ company: { id, into, merged } }: { company: Company }) {
  const { text } = useText();
  const similar = companyPage.use(id).data?.similar ?? [];
  if (!into && merged.length + similar.length === 0) return null;
  return (
    <Stack after={16}>
      <Facts
        shape="beside"
        facts={[
          { label: text("companies.mergedInto"), value: into && <CompanyLink {...into} /> },
          { label: text("companies.mergedHere"), value: merged.length > 0 && <CompanyLinks of={merged} /> },
          { label: text("companies.similar"), value: similar.length > 0 && <CompanyLinks of={similar} /> },
        ]}
      />
    </Stack>
  );
}

const CompanyLinks = ({ of: records }: { of: Company["merged"] }) => (
  <Stack as="span" gap={2}>
    {records.map(({ taxId, ...one }) => (
      <span key={one.id}>
        <CompanyLink {...one} /> <bdi>{taxId || one.id}</bdi>
      </span>
    ))}
  </Stack>
);

const CompanyLink = ({ id, name }: Pick<Company, "id" | "name">) => (
  <PathLink to={generatePath(paths.company, { id })}>
    <bdi>{name}</bdi>
  </PathLink>
);
