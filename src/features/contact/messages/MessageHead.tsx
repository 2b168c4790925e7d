import { Fragment } from "react";
import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { GuestMessage } from "@/contract/guests/guestMessage";
import type { Act } from "@/shared/actions/act";
import { ActionRow } from "@/shared/actions/ActionRow";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Alert } from "@/shared/ui/states/Alert";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { guestOf } from "./guestOf";
import { messageRecord, type MessageStep } from "./messageRecord";

type MessageAct = Act<MessageStep, object, GuestMessage>;

const acts: MessageAct[] = [
  { action: "send", label: "guestContact.action.send", isPrimary: ({ failure }) => !failure },
  { action: "resend", label: "guestContact.action.resend", isPrimary: () => true },
  { action: "cancel", label: "guestContact.action.cancel" },
];

interface MessageHeadProps {
  message: GuestMessage;
  /** Something was typed in the form below. */
  isChanged: boolean;
}

/** Whom it is for and on which way, what became of it, and what can be done now. */
export function MessageHead({ message, isChanged }: MessageHeadProps) {
  const { text } = useText();
  const { date, dayAndTime } = useFormat();
  const reasonText = useReason();
  const timeZone = useSelector(selectHotel)?.property.timeZone;
  const waiting = messageRecord.useWaitingAct(message.id);
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
    actions,
  } = message;
  const told = (label: string, value: string) => (value ? [{ label, value }] : []);
  return (
    <>
      {failure && (
        <div className="message-failure">
          <Alert kind="danger">{reasonText(failure)}</Alert>
        </div>
      )}
      <RecordHead
        label={text("guestContact.head")}
        facts={[
          {
            label: text("guestContact.to"),
            value: <Link to={generatePath(paths.guest, { id: guestId })}>{guestOf(message, text)}</Link>,
          },
          ...(reservationId
            ? [
                {
                  label: text("guestContact.reservation"),
                  value: [reservationId, ...alsoAbout].map((id, place) => (
                    <Fragment key={id}>
                      {place > 0 && " · "}
                      <Link to={generatePath(paths.reservation, { id })}>{id}</Link>
                    </Fragment>
                  )),
                },
              ]
            : []),
          { label: text("guestContact.channel"), value: text(`guestContact.channel.${channel}`) },
          ...told(text("guestContact.address"), address),
          ...told(text("guestContact.template"), template),
          ...told(text("guestContact.sendOn"), sendOn && date(sendOn)),
          ...told(text("guestContact.sentAt"), sentAt && dayAndTime(sentAt, timeZone)),
        ]}
      >
        <ActionRow
          kit={messageRecord.acts}
          record={message}
          permissions={actions}
          acts={acts}
          waiting={waiting}
          isChanged={isChanged}
        />
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
