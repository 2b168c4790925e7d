import { generatePath } from "react-router-dom";

import { complaintsContract } from "@/contract/guests/complaints";
import { createClient } from "@/shared/api/createClient";
import { complaintTones } from "@/shared/hotel/tones";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";

const { exportComplaints } = createClient({ exportComplaints: complaintsContract.exportComplaints });

export const guestComplaints = createLoad(
  "guestComplaints",
  (guestId: string) => exportComplaints({ query: { guestId } }),
  exportComplaints.reads,
);

/** Complaints of a guest, each a link to the complaint. */
export function GuestComplaints({ guestId }: { guestId: string }) {
  const { text } = useText();
  const { listTime } = useHotelTimes();
  const load = guestComplaints.use(guestId);
  const { data } = load;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="guest-complaints">
      <Text as="h3" before={16} after={8} size={16} weight={600} id="guest-complaints">
        {text("complaints.menu")}
      </Text>
      <LoadState load={load} failed={text("complaints.failed")} />
      <ul className="guest-stays">
        {data?.map(({ id, state, category, description, createdAt }) => (
          <li key={id}>
            <PathLink to={generatePath(paths.complaint, { id })}>
              {id} · {text(`complaints.category.${category}`)}
            </PathLink>
            <StateBadge tone={complaintTones[state]}>{text(`complaints.state.${state}`)}</StateBadge>
            <Muted as="bdi" shrinks cuts size={13} className="guest-detail">
              {description}
            </Muted>
            <Muted shrinks cuts size={13} className="guest-detail">
              {listTime(createdAt)}
            </Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
