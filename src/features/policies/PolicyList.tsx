import type { Policy, PolicyKind } from "@/contract/reservations/policyRecords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { policyRecord } from "./policyRecord";
import { useTermsWords } from "./useTermsWords";

interface PolicyListProps {
  tab: PolicyKind | "noShow";
  policies: Policy[];
}

/** Policies with the lines that guests read, and the plans that sell by them. */
export function PolicyList({ tab, policies }: PolicyListProps) {
  const { text } = useText();
  const { list } = useFormat();
  const words = useTermsWords();
  const linesOf = ({ terms }: Policy) =>
    tab === "noShow" && terms.kind === "cancellation" ? [words.noShow(terms)] : words.lines(terms);

  const plansOf = ({ ratePlans }: Policy) => {
    if (tab === "rules") return text("policy.forAll");
    return list(ratePlans.map(({ name }) => name)) || text("policy.unused");
  };

  return (
    <ul aria-label={text(`policy.tab.${tab}`)}>
      {policies.map((policy) => (
        <Columns key={policy.id} as="li" least={20} gap={16} rowGap={4} padY={12} line="below" align="start">
          <Stack gap={4}>
            <Row gap={8} wraps weight={600}>
              <PathLink to={policyRecord.pathOf(policy.id)} isOver>
                <bdi>{tab === "rules" ? text("policy.house") : policy.name}</bdi>
              </PathLink>
              {policy.state === "off" && <StateBadge tone="quiet">{text("policy.off")}</StateBadge>}
            </Row>
            <Muted size={14}>{text("policy.soldBy", { plans: plansOf(policy) })}</Muted>
          </Stack>
          <Stack as="ul" gap={4}>
            {linesOf(policy).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </Columns>
      ))}
    </ul>
  );
}
