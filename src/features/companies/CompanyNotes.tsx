import { generatePath } from "react-router-dom";

import type { Company } from "@/contract/companies/companies";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Stack } from "@/shared/ui/layout/Stack";

import { companyPage } from "./companiesState";

/** The record that it was merged into, those that were merged into it, and those that are probably the same. */
export function CompanyNotes({ company: { id, into, merged } }: { company: Company }) {
  const { text } = useText();
  const similar = companyPage.use(id).data?.similar ?? [];
  if (!into && merged.length + similar.length === 0) return null;
  return (
    <Stack after={16} gap={6}>
      {into && (
        <p>
          {text("companies.mergedInto")} <CompanyLink {...into} />
        </p>
      )}
      {merged.map(({ taxId, ...one }) => (
        <p key={one.id}>
          {text("companies.mergedHere")} <CompanyLink {...one} /> {taxId && <bdi>({taxId})</bdi>}
        </p>
      ))}
      {similar.map((one) => (
        <p key={one.id}>
          {text("companies.similar")} <CompanyLink {...one} /> <bdi>({one.taxId || one.id})</bdi>
        </p>
      ))}
    </Stack>
  );
}

const CompanyLink = ({ id, name }: Pick<Company, "id" | "name">) => (
  <PathLink to={generatePath(paths.company, { id })}>
    <bdi>{name}</bdi>
  </PathLink>
);
