import { generatePath, Link } from "react-router-dom";

import type { CallRecord } from "@/contract/messaging/calls";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import {
  CallsIcon,
  ChevronDownIcon,
  IncomingCallIcon,
  MissedCallIcon,
  OutgoingCallIcon,
  VideoIcon,
} from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { useDisclosure } from "@/shared/ui/useDisclosure";

import { chatName } from "../chat/chatName";
import { CallDetails } from "./CallDetails";

const wayIcons = {
  missed: MissedCallIcon,
  incoming: IncomingCallIcon,
  outgoing: OutgoingCallIcon,
  unanswered: OutgoingCallIcon,
};

function wayOf({ isIncomming, isMissed }: CallRecord): keyof typeof wayIcons {
  if (isIncomming) return isMissed ? "missed" : "incoming";
  return isMissed ? "unanswered" : "outgoing";
}

export function CallRow({ record }: { record: CallRecord }) {
  const { text } = useText();
  const { dayAndTime } = useFormat();
  const { id, isOpen, opener } = useDisclosure();
  const name = chatName(record);
  const { profileImage, callDate, callDuration, hasVideoCall, isGrouped, peoples, userId } = record;
  const way = wayOf(record);
  const WayIcon = wayIcons[way];
  const KindIcon = hasVideoCall ? VideoIcon : CallsIcon;
  return (
    <li className="call">
      <Row lights gap={4} className="row-item row-tall">
        <button type="button" className="row-main" {...opener}>
          <Avatar name={name} image={profileImage} />
          <Stack as="span" grows className="row-text">
            <span className="row-title">
              <bdi>{name}</bdi>
            </span>
            <span className={`row-detail call-${way}`}>
              <WayIcon size={14} aria-hidden="true" />
              <span className="row-detail-text">
                {text(`calls.${way}`)} · {text(hasVideoCall ? "calls.video" : "calls.voice")}
                {isGrouped && ` · ${text("calls.people", { count: peoples.length })}`}
              </span>
            </span>
          </Stack>
          <span className="row-side">
            <time dateTime={callDate}>{dayAndTime(callDate)}</time>
            <span className="call-duration">
              <span className="visually-hidden">{text("calls.duration")} </span>
              {callDuration}
            </span>
          </span>
          <ChevronDownIcon size={18} aria-hidden="true" className="call-chevron" />
        </button>
        {userId && (
          <Link
            to={generatePath(paths.call, { id: userId, kind: hasVideoCall ? "video" : "voice" })}
            className="icon-button"
            aria-label={text("calls.callBack", { name })}
            title={text("calls.callBack", { name })}
          >
            <KindIcon size={20} aria-hidden="true" />
          </Link>
        )}
      </Row>
      {isOpen && <CallDetails id={id} record={record} />}
    </li>
  );
}
