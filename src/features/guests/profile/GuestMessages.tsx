import { generatePath } from "react-router-dom";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { createClient } from "@/shared/api/createClient";
import { messageTones, subjectOf } from "@/shared/hotel/tones";
import { newMessageToPath } from "@/shared/hotel/newPaths";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";

const { exportGuestMessages } = createClient({ exportGuestMessages: guestMessagesContract.exportGuestMessages });

export const messagesOfGuest = createLoad(
  "messagesOfGuest",
  (guestId: string) => exportGuestMessages({ query: { guestId } }),
  exportGuestMessages.reads,
);

/** Messages to a guest, each a link to the message; and a link to write another. */
export function GuestMessages({ guestId, isAnonymised }: { guestId: string; isAnonymised: boolean }) {
  const { text } = useText();
  const { listTime } = useHotelTimes();
  const load = messagesOfGuest.use(guestId);
  const { data } = load;
  return (
    <section aria-labelledby="guest-messages">
      <Text as="h3" before={16} after={8} size={16} weight={600} id="guest-messages">
        {text("guestContact.messages")}
      </Text>
      {!isAnonymised && (
        <PathLink to={newMessageToPath(guestId)} className="btn btn-quiet btn-sm">
          {text("guestContact.write")}
        </PathLink>
      )}
      <LoadState
        load={load}
        failed={text("guestContact.failed")}
        empty={load.data?.length === 0 && text("guestContact.none")}
      />
      <ul className="guest-stays">
        {data?.map((message) => (
          <li key={message.id}>
            <PathLink to={generatePath(paths.guestMessage, { id: message.id })}>
              <bdi>{subjectOf(message) || message.id}</bdi>
            </PathLink>
            <StateBadge tone={messageTones[message.state]}>{text(`guestContact.state.${message.state}`)}</StateBadge>
            <Muted as="bdi" shrinks cuts size={13} className="guest-detail">
              {text(`guestContact.channel.${message.channel}`)} · {message.answer ?? message.template}
            </Muted>
            <Muted shrinks cuts size={13} className="guest-detail">
              {listTime(message.at)}
            </Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
