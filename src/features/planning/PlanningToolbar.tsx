import type { Planning } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

import { ranges, usePlanningQuery } from "./usePlanningQuery";

/** Which nights and which rooms are shown. */
export function PlanningToolbar({ plan }: { plan: Planning | undefined }) {
  const { text } = useText();
  const { date } = useFormat();
  const [{ nights, type, floor }, change] = usePlanningQuery();
  const floors = [...new Set(plan?.rooms.map((room) => room.floor))].toSorted((a, b) => a - b);
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
        <LabelledControl label={text("booking.roomType")} problem={undefined}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={type}
              onChange={({ target }) => change({ type: target.value })}
            >
              <option value="">{text("planning.allTypes")}</option>
              {plan?.roomTypes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        <LabelledControl label={text("planning.floor")} problem={undefined}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={floor}
              onChange={({ target }) => change({ floor: target.value })}
            >
              <option value="">{text("planning.allFloors")}</option>
              {floors.map((one) => (
                <option key={one} value={one}>
                  {text("booking.floor", { floor: one })}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
      </div>
    </div>
  );
}
