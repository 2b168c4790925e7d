import { generatePath, Link } from "react-router-dom";

import type { CallRecord } from "@/contract/messaging/calls";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { CallsIcon, MessagesIcon, VideoIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { chatName } from "../chat/chatName";

/** The people of a call, and the next actions. */
export function CallDetails({ id, record }: { id: string; record: CallRecord }) {
  const { text } = useText();
  const { peoples, peoplesAvailableOnCall, isGrouped, userId } = record;
  return (
    <Stack gap={14} id={id} className="call-details">
      {isGrouped && (
        <>
          <Muted as="p" size={14}>
            {text("calls.took", { count: peoplesAvailableOnCall, all: peoples.length })}
          </Muted>
          <Row as="ul" gap={20} rowGap={8} wraps className="call-people">
            {peoples.map((person) => (
              <Row as="li" gap={8} size={14} key={person.id}>
                <Avatar name={chatName(person)} image={person.profileImage} />
                <bdi>{chatName(person)}</bdi>
              </Row>
            ))}
          </Row>
        </>
      )}
      {userId && (
        <Row gap={12} wraps>
          <Link to={generatePath(paths.call, { id: userId, kind: "voice" })} className="btn btn-quiet">
            <CallsIcon size={18} aria-hidden="true" />
            {text("calls.startVoice")}
          </Link>
          <Link to={generatePath(paths.call, { id: userId, kind: "video" })} className="btn btn-quiet">
            <VideoIcon size={18} aria-hidden="true" />
            {text("calls.startVideo")}
          </Link>
          <Link to={generatePath(`${paths.chats}/:id`, { id: userId })} className="btn btn-quiet">
            <MessagesIcon size={18} aria-hidden="true" />
            {text("contacts.openChat")}
          </Link>
        </Row>
      )}
    </Stack>
  );
}
