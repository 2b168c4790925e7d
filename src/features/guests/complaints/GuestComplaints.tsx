import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { StateBadge } from "@/shared/ui/StateBadge";

import { stateTones } from "./complaintList";
import { guestComplaints } from "./complaintLoads";
import { complaintPath } from "./complaintPaths";
import { ComplaintsWait } from "./ComplaintsWait";

/** What a guest has complained about, each leading to the complaint. */
export function GuestComplaints({ guestId }: { guestId: string }) {
  const { text } = useText();
  const { listTime } = useFormat();
  const { data, status, request } = guestComplaints.use(guestId);
  useHotelChanges(request);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="guest-complaints">
      <h3 id="guest-complaints" className="guest-part">
        {text("complaints.title")}
      </h3>
      {!data && <ComplaintsWait status={status} onRetry={request} />}
      <ul className="guest-stays">
        {data?.map(({ id, state, category, description, createdAt }) => (
          <li key={id}>
            <PathLink to={complaintPath(id)}>
              {id} · {text(`complaints.category.${category}`)}
            </PathLink>
            <StateBadge tone={stateTones[state]}>{text(`complaints.state.${state}`)}</StateBadge>
            <bdi className="guest-detail">{description}</bdi>
            <span className="guest-detail">{listTime(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
