import { memo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import type { Situation } from "@/contract/reservations/reservationLife";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import { ranges, usePlanningQuery } from "./usePlanningQuery";

interface PlanningToolbarProps {
  /** As the server has told it: what is pending changes nothing here. */
  plan: Planning | undefined;
}

/** Which nights and which rooms are shown. */
export const PlanningToolbar = memo(function PlanningToolbar({ plan }: PlanningToolbarProps) {
  const { text } = useText();
  const { date } = useFormat();
  const [{ nights, type, floor, feature, situation, tab }, change] = usePlanningQuery();
  const types = plan?.roomTypes.map(({ id, name }) => [id, name] as const) ?? [];
  const floors = [...new Set(plan?.rooms.map((room) => room.floor))]
    .toSorted((a, b) => a - b)
    .map((one) => [String(one), text("booking.floor", { floor: one })] as const);
  const features = [...new Set(plan?.rooms.flatMap((room) => room.features))].map(
    (one) => [one, text(`booking.feature.${one}`)] as const,
  );
  const shown = new Set<Situation>();
  for (const stay of plan?.stays ?? []) shown.add(stay.situation);
  const situations = [...shown].map((one) => [one, text(`situation.${one}`)] as const);
  const go = (days: number) => plan && change({ from: addDays(plan.from, days) });

  return (
    <div className="planning-toolbar">
      <div className="planning-steps">
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
          <bdi className="planning-dates">
            {date(plan.from)} – {date(plan.to)}
          </bdi>
        )}
      </div>
      <div className="planning-ranges" role="group" aria-label={text("planning.nights")}>
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
      </div>
      <div className="planning-filters">
        <ChoiceControl
          label={text("booking.roomType")}
          isLabelHidden
          value={type}
          choices={[["", text("planning.allTypes")], ...types]}
          onChange={(chosen) => change({ type: chosen })}
        />
        {tab !== "counts" && (
          <>
            <ChoiceControl
              label={text("planning.floor")}
              isLabelHidden
              value={floor}
              choices={[["", text("planning.allFloors")], ...floors]}
              onChange={(chosen) => change({ floor: chosen })}
            />
            <ChoiceControl
              label={text("planning.feature")}
              isLabelHidden
              value={feature}
              choices={[["", text("planning.allFeatures")], ...features]}
              onChange={(chosen) => change({ feature: chosen })}
            />
            <ChoiceControl
              label={text("planning.situation")}
              isLabelHidden
              value={situation}
              choices={[["", text("planning.allSituations")], ...situations]}
              onChange={(chosen) => change({ situation: chosen })}
            />
          </>
        )}
      </div>
    </div>
  );
});
