import { memo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { isChannel } from "@/domain/chat/chats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useToday } from "@/shared/format/useToday";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { ChannelIcon, MutedIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { conversationExpected, conversationNeared } from "../conversation/state/conversationsSlice";
import { ChatMenu } from "./ChatMenu";
import { chatName } from "../chat/chatName";
import { ChatPreview } from "./ChatPreview";
import { selectChat } from "../chat/chatsSlice";

interface ChatRowProps {
  id: string;
  isOpen: boolean;
  /** The query of the address, which a chat's link keeps. */
  search: string;
}

/** A chat in a list: name, presence, last message with its time, and unread count. */
export const ChatRow = memo(function ChatRow({ id, isOpen, search }: ChatRowProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { listTime } = useFormat();
  useToday(); // after midnight the time of today's message becomes a day's name
  const chat = useSelector((state: Parameters<typeof selectChat>[0]) => selectChat(state, id));
  if (!chat) return null;
  const name = chatName(chat);
  const { unRead } = chat.meta;
  return (
    <li className={unRead > 0 ? "chat is-unread" : "chat"}>
      <PathLink
        to={generatePath(paths.chat, { id }) + search}
        className="chat-link"
        aria-current={isOpen ? "page" : undefined}
        onPointerEnter={() => dispatch(conversationNeared(id))}
        onFocus={() => dispatch(conversationNeared(id))}
        onPointerDown={() => dispatch(conversationExpected(id))}
      >
        <span className="chat-name">
          <bdi>{name}</bdi>
        </span>
        {unRead > 0 && (
          <Row as="span" justify="end" className="chat-unread">
            <span className="visually-hidden">, {text("chat.unread", { count: unRead })}</span>
            <span className="unread-dot" aria-hidden="true">
              {unRead > 99 ? "99+" : unRead}
            </span>
          </Row>
        )}
        <span className="chat-face">
          {isChannel(chat) ? (
            <Text round="large" fill="surface-sunken" tone="sea" className="avatar">
              <ChannelIcon size={18} aria-hidden="true" />
              <span className="visually-hidden">, {text("chat.channel")}</span>
            </Text>
          ) : (
            <>
              <Avatar name={name} image={chat.profileImage} />
              <span className={`presence presence-${chat.status}`} title={text(`chat.presence.${chat.status}`)}>
                <span className="visually-hidden">, {text(`chat.presence.${chat.status}`)}</span>
              </span>
            </>
          )}
        </span>
        {chat.isMuted && (
          <Row as="span" tone="muted" className="chat-muted" title={text("chat.muted")}>
            <MutedIcon size={14} aria-hidden="true" />
            <span className="visually-hidden">, {text("chat.muted")}</span>
          </Row>
        )}
        <ChatPreview id={id} message={chat.lastMessage} isOpen={isOpen} />
        {chat.lastMessage && (
          <time className="chat-time" dateTime={chat.lastMessage.time}>
            {listTime(chat.lastMessage.time)}
          </time>
        )}
      </PathLink>
      <ChatMenu id={id} name={name} />
    </li>
  );
});
