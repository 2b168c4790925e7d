import { memo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import type { Situation } from "@/contract/reservations/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { FilterFold } from "@/shared/ui/fields/search/FilterFold";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { type RoomFilter, usePlanningQuery } from "./usePlanningQuery";

interface FilterProps {
  name: keyof RoomFilter;
  label: string;
  /** Its name in its place while it is not set, where that is another one. */
  unset?: string;
  /** The choice that filters nothing. */
  all: string;
  choices: readonly (readonly [value: string, label: string])[];
}

function Filter({ name, label, unset = label, all, choices }: FilterProps) {
  const [{ [name]: value }, change] = usePlanningQuery();
  return (
    <ChoiceControl
      label={label}
      isLabelHidden
      value={value}
      choices={[["", value === "" ? unset : all], ...choices]}
      onChange={(chosen) => change({ [name]: chosen })}
    />
  );
}

/** Which rooms are shown, and whose stays. */
export const PlanningFilters = memo(function PlanningFilters({ plan }: { plan: Planning }) {
  const { text } = useText();
  const [{ type, floor, feature, situation, company }] = usePlanningQuery();
  const isNarrow = useNarrowerThan("tablet");
  const floors = [...new Set(plan.rooms.map((room) => room.floor))]
    .toSorted((a, b) => a - b)
    .map((one) => [String(one), text("booking.floor", { floor: one })] as const);
  const features = [...new Set(plan.rooms.flatMap((room) => room.features))].map(
    (one) => [one, text(`booking.feature.${one}`)] as const,
  );
  const shown = new Set<Situation>();
  for (const stay of plan.stays) shown.add(stay.situation);
  const companies = new Map(plan.stays.flatMap((stay) => stay.companies.map(({ id, name }) => [id, name] as const)));
  const situations = [...shown].map((one) => [one, text(`situation.${one}`)] as const);

  const fields = (
    <>
      <TypeFilter plan={plan} />
      <Filter name="floor" label={text("planning.floor")} all={text("planning.allFloors")} choices={floors} />
      <Filter name="feature" label={text("planning.feature")} all={text("planning.allFeatures")} choices={features} />
      <Filter
        name="situation"
        label={text("planning.situation")}
        all={text("planning.allSituations")}
        choices={situations}
      />
      {companies.size > 0 && (
        <Filter
          name="company"
          label={text("planning.company")}
          all={text("planning.allCompanies")}
          choices={[...companies].toSorted(([, one], [, other]) => one.localeCompare(other))}
        />
      )}
    </>
  );
  const count = [type, floor, feature, situation, company].filter(Boolean).length;
  return isNarrow ? <FilterFold count={count}>{fields}</FilterFold> : fields;
});

/** Of which type the rooms are. */
export function TypeFilter({ plan }: { plan: Planning }) {
  const { text } = useText();
  return (
    <Filter
      name="type"
      label={text("booking.roomType")}
      unset={text("planning.type")}
      all={text("planning.allTypes")}
      choices={plan.roomTypes.map(({ id, name }) => [id, name])}
    />
  );
}
