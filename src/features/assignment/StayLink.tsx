import { generatePath } from "react-router-dom";

import type { AssignmentPlan, PlannedStay } from "@/contract/reservations/assignment";
import { useFormat } from "@/shared/i18n/useFormat";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";

/** The guest, leading to the reservation, with the dates and the type. */
export function StayLink({ stay, plan }: { stay: PlannedStay; plan: AssignmentPlan }) {
  const { date } = useFormat();
  const type = plan.roomTypes.find(({ id }) => id === stay.roomTypeId)?.name ?? stay.roomTypeId;
  return (
    <span className="assignment-stay">
      <PathLink to={generatePath(paths.reservation, { id: stay.id })}>
        <bdi>{stay.guest || stay.id}</bdi>
      </PathLink>
      <Muted size={13}>
        <bdi>
          {date(stay.arrival)} – {date(stay.departure)}
        </bdi>
        {" · "}
        <bdi>{type}</bdi>
      </Muted>
    </span>
  );
}
