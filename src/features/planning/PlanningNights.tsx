import { memo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { ranges, usePlanningQuery } from "./plan/usePlanningQuery";

/** Which nights are shown. */
export const PlanningNights = memo(function PlanningNights({ plan }: { plan: Planning | undefined }) {
  const { text } = useText();
  const { date } = useFormat();
  const [{ nights }, change] = usePlanningQuery();
  const go = (days: number) => plan && change({ from: addDays(plan.from, days) });

  return (
    <Row after={6} gap={12} rowGap={8} wraps>
      <Row gap={12} rowGap={8} wraps className="planning-steps">
        <button type="button" className="btn btn-quiet" onClick={() => go(-nights)}>
          {text("planning.previous")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => change({ from: "" })}>
          {text("preset.today")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => go(nights)}>
          {text("planning.next")}
        </button>
        {plan && (
          <Text as="bdi" weight={550} isTabular>
            {date(plan.from)} – {date(plan.to)}
          </Text>
        )}
      </Row>
      <Row gap={12} rowGap={8} wraps className="planning-ranges" role="group" aria-label={text("planning.nights")}>
        {ranges.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === nights}
            onClick={() => change({ nights: String(range) })}
          >
            {range}
          </button>
        ))}
      </Row>
    </Row>
  );
});
