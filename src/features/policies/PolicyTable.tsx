import type { Policy } from "@/contract/reservations/policyRecords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { policyRecord } from "./policyRecord";
import { useTermsWords } from "./useTermsWords";

interface PolicyTableProps {
  tab: Policy["terms"]["kind"] | "noShow";
  rows: Policy[];
}

/** Policies with what guests read of them, and the plans that sell by them. */
export function PolicyTable({ tab, rows }: PolicyTableProps) {
  const { text } = useText();
  const { list } = useFormat();
  const words = useTermsWords();
  const linesOf = ({ terms }: Policy) =>
    tab === "noShow" && terms.kind === "cancellation" ? [words.noShow(terms)] : words.lines(terms);

  return (
    <PlainTable
      label={text(`policy.tab.${tab}`)}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "name",
          head: text("policy.name"),
          isRowHead: true,
          render: ({ id, name, state }) => (
            <Row gap={8} wraps>
              <PathLink to={policyRecord.pathOf(id)} isOver>
                <bdi>{tab === "rules" ? text("policy.house") : name}</bdi>
              </PathLink>
              {state === "off" && <StateBadge tone="quiet">{text("policy.off")}</StateBadge>}
            </Row>
          ),
        },
        {
          id: "reads",
          head: text("policy.reads"),
          render: (policy) => (
            <Stack as="ul" gap={4}>
              {linesOf(policy).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          ),
        },
        {
          id: "ratePlans",
          head: text("policy.ratePlans"),
          render: ({ ratePlans }) => {
            if (tab === "rules") return text("policy.forAll");
            return <bdi>{list(ratePlans.map(({ name }) => name)) || text("policy.unused")}</bdi>;
          },
        },
      ]}
    />
  );
}
