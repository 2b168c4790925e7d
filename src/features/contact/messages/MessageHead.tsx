import { Fragment } from "react";
import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { GuestMessage } from "@/contract/guests/guestMessage";
import type { Act } from "@/shared/actions/act";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { paths } from "@/shared/routing/paths";
import { Text } from "@/shared/ui/layout/Text";
import { Alert } from "@/shared/ui/states/Alert";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { guestOf } from "./guestOf";
import { messageRecord, type MessageStep } from "./messageRecord";

type MessageAct = Act<MessageStep, object, GuestMessage>;

const acts: MessageAct[] = [
  { action: "send", label: "guestContact.action.send", isPrimary: ({ failure }) => !failure },
  { action: "resend", label: "guestContact.action.resend", isPrimary: () => true },
  { action: "cancel", label: "guestContact.action.cancel" },
];

/** Whom it is for and on which way, what became of it, and what can be done now. */
export function MessageHead({ message }: { message: GuestMessage }) {
  const { text } = useText();
  const { date, dayAndTime } = useFormat();
  const reasonText = useReason();
  const timeZone = useSelector(selectHotel)?.property.timeZone;
  const {
    guestId,
    reservationId,
    alsoAbout = [],
    channel,
    address,
    template,
    sendOn,
    sentAt,
    failure,
    answer,
  } = message;
  const reservations = reservationId ? [reservationId, ...alsoAbout] : [];
  return (
    <>
      {failure && (
        <Text as="div" after={12}>
          <Alert kind="danger">{reasonText(failure)}</Alert>
        </Text>
      )}
      <RecordHead
        label={text("guestContact.head")}
        facts={[
          {
            label: text("guestContact.to"),
            value: (
              <Link to={message.account ? paths.receivables : generatePath(paths.guest, { id: guestId })}>
                {guestOf(message, text)}
              </Link>
            ),
          },
          {
            label: text("guestContact.reservation"),
            value:
              reservations.length > 0 &&
              reservations.map((id, place) => (
                <Fragment key={id}>
                  {place > 0 && " · "}
                  <Link to={generatePath(paths.reservation, { id })}>
                    <RecordNumber id={id} />
                  </Link>
                </Fragment>
              )),
          },
          { label: text("guestContact.channel"), value: text(`guestContact.channel.${channel}`) },
          { label: text("guestContact.address"), value: address },
          { label: text("guestContact.template"), value: template },
          { label: text("guestContact.sendOn"), value: sendOn && date(sendOn) },
          { label: text("guestContact.sentAt"), value: sentAt && dayAndTime(sentAt, timeZone) },
        ]}
      >
        <RecordActs kind={messageRecord} record={message} acts={acts} />
      </RecordHead>
      {answer && (
        <blockquote className="message-answer">
          <strong>{text("guestContact.answer")}</strong>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
    </>
  );
}
