import { generatePath } from "react-router-dom";

import type { OutgoingMessage } from "@/contract/guests/messageSchedule";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { MessageText } from "../templates/MessagePreview";
import { Reasons } from "@/shared/ui/states/Reasons";

/** Who is left out, with the reason; and to whom messages go out, each as it will be read. */
export function OutgoingList({ messages }: { messages: OutgoingMessage[] }) {
  const { text } = useText();
  const going = messages.filter(({ reasons }) => reasons.length === 0);
  const left = messages.filter(({ reasons }) => reasons.length > 0);
  const planned = left.filter(({ reasons }) => reasons.some(({ code }) => code === "MESSAGE_PLANNED"));
  return (
    <>
      {left.length > 0 && (
        <details open={going.length === 0}>
          <summary>
            {text("guestContact.leftOut", { count: left.length })}
            {planned.length > 0 && <Muted> · {text("guestContact.planned", { count: planned.length })}</Muted>}
          </summary>
          <Rows messages={left} />
        </details>
      )}
      <Rows messages={going} />
    </>
  );
}

function Rows({ messages }: { messages: OutgoingMessage[] }) {
  const { text } = useText();
  return (
    <ul className="outgoing-rows">
      {messages.map(
        ({
          eventRef,
          scheduleId,
          guestId,
          guest,
          reservationId,
          alsoAbout,
          channel,
          template,
          subject,
          body,
          reasons,
        }) => (
          <Stack as="li" gap={2} padY={8} line="above" key={`${scheduleId} ${eventRef} ${reservationId}`}>
            <PathLink to={generatePath(paths.guest, { id: guestId })}>
              <bdi>{guest || text("guests.anonymous")}</bdi>
            </PathLink>
            <Muted breaksWords size={13}>
              {[reservationId, ...alsoAbout, text(`guestContact.channel.${channel}`), template || subject || body]
                .filter(Boolean)
                .map((part, index) => (
                  <span key={part}>
                    {index > 0 && " · "}
                    <bdi>{part}</bdi>
                  </span>
                ))}
            </Muted>
            {reasons.length > 0 ? (
              <Reasons reasons={reasons} isQuiet />
            ) : (
              <details>
                <summary>{text("guestContact.preview")}</summary>
                <MessageText subject={subject} body={body} />
              </details>
            )}
          </Stack>
        ),
      )}
    </ul>
  );
}
