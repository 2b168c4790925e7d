import { memo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import type { Situation } from "@/contract/reservations/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { FilterFold } from "@/shared/ui/fields/search/FilterFold";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { usePlanningQuery } from "./usePlanningQuery";

/** The choice that filters nothing: a filter that is not set has its name there, for which there is room. */
const unset = (value: string, name: string, all: string) => ["", value === "" ? name : all] as const;

/** Which rooms are shown, and whose stays. */
export const PlanningFilters = memo(function PlanningFilters({ plan }: { plan: Planning }) {
  const { text } = useText();
  const [{ type, floor, feature, situation }, change] = usePlanningQuery();
  const isNarrow = useNarrowerThan("tablet");
  const floors = [...new Set(plan.rooms.map((room) => room.floor))]
    .toSorted((a, b) => a - b)
    .map((one) => [String(one), text("booking.floor", { floor: one })] as const);
  const features = [...new Set(plan.rooms.flatMap((room) => room.features))].map(
    (one) => [one, text(`booking.feature.${one}`)] as const,
  );
  const shown = new Set<Situation>();
  for (const stay of plan.stays) shown.add(stay.situation);
  const situations = [...shown].map((one) => [one, text(`situation.${one}`)] as const);

  const fields = (
    <>
      <TypeFilter plan={plan} />
      <ChoiceControl
        label={text("planning.floor")}
        isLabelHidden
        value={floor}
        choices={[unset(floor, text("planning.floor"), text("planning.allFloors")), ...floors]}
        onChange={(chosen) => change({ floor: chosen })}
      />
      <ChoiceControl
        label={text("planning.feature")}
        isLabelHidden
        value={feature}
        choices={[unset(feature, text("planning.feature"), text("planning.allFeatures")), ...features]}
        onChange={(chosen) => change({ feature: chosen })}
      />
      <ChoiceControl
        label={text("planning.situation")}
        isLabelHidden
        value={situation}
        choices={[unset(situation, text("planning.situation"), text("planning.allSituations")), ...situations]}
        onChange={(chosen) => change({ situation: chosen })}
      />
    </>
  );
  const count = [type, floor, feature, situation].filter(Boolean).length;
  return isNarrow ? <FilterFold count={count}>{fields}</FilterFold> : fields;
});

/** Of which type the rooms are. */
export function TypeFilter({ plan }: { plan: Planning }) {
  const { text } = useText();
  const [{ type }, change] = usePlanningQuery();
  const types = plan.roomTypes.map(({ id, name }) => [id, name] as const);
  return (
    <ChoiceControl
      label={text("booking.roomType")}
      isLabelHidden
      value={type}
      choices={[unset(type, text("planning.type"), text("planning.allTypes")), ...types]}
      onChange={(chosen) => change({ type: chosen })}
    />
  );
}
