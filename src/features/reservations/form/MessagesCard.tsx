import { generatePath, Link } from "react-router-dom";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import type { Reservation } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { newMessageToPath } from "@/shared/hotel/newPaths";
import { messageTones, subjectOf } from "@/shared/hotel/tones";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { paths } from "@/shared/routing/paths";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";

const { exportGuestMessages } = createClient({ exportGuestMessages: guestMessagesContract.exportGuestMessages });

export const messagesOfStay = createLoad(
  "messagesOfStay",
  (reservationId: string) => exportGuestMessages({ query: { reservationId } }),
  exportGuestMessages.reads,
);

/** Messages about the stay, and a way to write another. */
export function MessagesCard({ reservation: { id, guest } }: { reservation: Reservation }) {
  const { text } = useText();
  const { listTime } = useHotelTimes();
  const load = messagesOfStay.use(id);
  const { data } = load;
  return (
    <Card title={text("guestContact.messages")}>
      <Stack gap={14} className="card-body">
        <LoadState
          load={load}
          failed={text("guestContact.failed")}
          empty={data?.length === 0 && text("guestContact.none")}
        />
        {data && data.length > 0 && (
          <ul className="booking-requests" aria-label={text("guestContact.messages")}>
            {data.map((message) => (
              <li key={message.id}>
                <Link to={generatePath(paths.guestMessage, { id: message.id })}>
                  <bdi>{subjectOf(message) || message.id}</bdi>
                </Link>
                <StateBadge tone={messageTones[message.state]}>
                  {text(`guestContact.state.${message.state}`)}
                </StateBadge>
                <Muted>
                  {text(`guestContact.channel.${message.channel}`)} · <bdi>{listTime(message.at)}</bdi>
                </Muted>
              </li>
            ))}
          </ul>
        )}
        {!guest.isAnonymised && (
          <Link className="btn btn-quiet btn-own-width" to={newMessageToPath(guest.id)}>
            {text("guestContact.write")}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
