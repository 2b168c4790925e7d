import { memo } from "react";

import type { Message, MessageMeta } from "@/contract/messaging/conversations";
import { isOwnMessage, messageState } from "@/domain/chat/chats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useToday } from "@/shared/format/useToday";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { ForwardIcon, WarningIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { dayOf, type MessageRow } from "./messageRows";
import { UrgentAnswers } from "./UrgentAnswers";
import { MessageAttachments } from "./MessageAttachments";
import { MessageImages } from "./MessageImages";
import { MessageMenu } from "./MessageMenu";
import { MessageQuote } from "./MessageQuote";
import { MessageText } from "./MessageText";
import { spokenMessage } from "./spokenMessage";
import { UnsentActions } from "./UnsentActions";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface MessageItemProps {
  chatId: string;
  row: MessageRow;
  /** Name of the author. */
  author: string;
  isChannel: boolean;
  /** The tab stop of the list. */
  isCurrent: boolean;
  /** The target of a link or search. */
  isTarget: boolean;
  /** The search in the conversation. */
  query: string;
  onForward: (message: Message) => void;
  onOpenImage: (message: Message, index: number) => void;
}

/** A message: announced as one sentence, with its actions. */
export const MessageItem = memo(function MessageItem({ chatId, row, ...props }: MessageItemProps) {
  const { author, isChannel, isCurrent, isTarget, query, onForward, onOpenImage } = props;
  const { key, message, outgoing, startsDay, startsGroup, isFirstUnread } = row;
  const { text } = useText();
  const { time, series } = useFormat();
  const dayName = useDayName();
  const isOwn = isOwnMessage(message, chatId);
  const spoken = spokenMessage(row, author, isOwn, time(message.time), { text, series });
  const person = message.meta.userData;
  const marks = ["message", isOwn && "is-own", startsGroup && "starts-group", isTarget && "is-target"];

  return (
    <div className="message-slot" data-row={key}>
      {startsDay && (
        <Row as="p" gap={12} tone="muted" size={12} weight={550} className="day-mark">
          <time dateTime={message.time}>{dayName(message.time)}</time>
        </Row>
      )}
      {isFirstUnread && (
        <Row as="p" gap={12} tone="muted" size={12} weight={550} className="unread-mark">
          <span>{text("conversation.unread")}</span>
        </Row>
      )}
      <div
        role="listitem"
        data-key={key}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={spoken}
        aria-setsize={-1}
        aria-posinset={message.seq}
        className={marks.filter(Boolean).join(" ")}
      >
        {isChannel && !isOwn && (
          <div className="message-face">{startsGroup && <Avatar name={author} image={person?.profileImage} />}</div>
        )}
        <div className="message-body">
          {isChannel && !isOwn && startsGroup && (
            <p className="message-author">
              <bdi>{author}</bdi>
            </p>
          )}
          <div className="bubble">
            {message.meta.isForwarded && (
              <Row as="p" gap={4} tone="muted" size={12} className="message-forwarded">
                <ForwardIcon size={14} aria-hidden="true" className="mirrored" />
                {text("conversation.forwarded")}
              </Row>
            )}
            {message.isUrgent && (
              <p className="urgent-word">
                <WarningIcon size={15} aria-hidden="true" />
                {text("conversation.urgent")}
              </p>
            )}
            {message.replyOf && <MessageQuote chatId={chatId} quote={message.replyOf} mId={message.mId} />}
            {message.image && message.image.length > 0 && (
              <MessageImages images={message.image} onOpen={(index) => onOpenImage(message, index)} />
            )}
            {message.text !== "" && <MessageText text={message.text} query={query} />}
            {message.attachments && message.attachments.length > 0 && (
              <MessageAttachments attachments={message.attachments} />
            )}
            {message.isUrgent && !outgoing && <UrgentAnswers chatId={chatId} message={message} isOwn={isOwn} />}
            <Row as="p" gap={4} justify="end" tone="muted" size={12} isTabular className="message-marks">
              <time dateTime={message.time}>{time(message.time)}</time>
              {isOwn && outgoing?.status !== "failed" && (
                <MessageTicks meta={message.meta} isWaiting={outgoing?.status === "waiting"} />
              )}
            </Row>
          </div>
          {outgoing && outgoing.status !== "sending" && <UnsentActions outgoing={outgoing} />}
        </div>
        {!outgoing && <MessageMenu chatId={chatId} message={message} onForward={onForward} />}
      </div>
    </div>
  );
});

/** State of an own message. The stylesheet draws the icon: a list has many. */
function MessageTicks({ meta, isWaiting = false }: { meta: MessageMeta; isWaiting?: boolean }) {
  const { text } = useText();
  const state = isWaiting ? "waiting" : messageState(meta);
  const word = text(`conversation.state.${state}`);
  return (
    <span className={`ticks is-${state}`} title={word}>
      <span className={state === "read" || state === "waiting" ? "ticks-word" : "visually-hidden"}>{word}</span>
    </span>
  );
}

/** "Hoy", "Ayer", "lunes, 16 de noviembre", for an ISO instant. */
function useDayName() {
  useToday(); // after midnight today becomes yesterday
  const { text } = useText();
  const { longDate } = useFormat();

  return (instant: string, now = Date.now()) => {
    if (dayOf(instant) === new Date(now).toDateString()) return text("conversation.today");
    if (dayOf(instant) === new Date(now - DAY_MS).toDateString()) return text("conversation.yesterday");
    return longDate(new Date(instant), now);
  };
}
