import { Fragment, useRef } from "react";
import { useDispatch } from "react-redux";

import type { Message } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { LatestIcon, ReturnIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { messagesRequested, messageTargeted } from "../state/conversationsSlice";
import type { ConversationState } from "../state/conversationState";
import { MessageItem } from "../messages/MessageItem";
import { useAuthor } from "../messages/useAuthor";
import { type MessageRow, useMessageRows } from "../messages/messageRows";
import type { RowRange } from "../state/rowWindow";
import { useMessageScroll } from "./useMessageScroll";
import { useReading } from "./useReading";
import { useRowWalk } from "./useRowWalk";

interface MessageListProps {
  chatId: string;
  conversation: ConversationState;
  isChannel: boolean;
  query: string;
  onForward: (message: Message) => void;
  onOpenImage: (message: Message, index: number) => void;
}

/** The messages: only visible rows are drawn, and the scroll position is kept. */
export function MessageList({ chatId, conversation, isChannel, query, onForward, onOpenImage }: MessageListProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMessageRows(chatId, conversation);
  const { range, heights, isAtEnd, goToEnd, look, show } = useMessageScroll(chatId, rows, conversation, scroller);
  const newCount = useReading(chatId, rows, isAtEnd) + conversation.missed;
  const { target, hasNewer } = conversation;
  const { index, onKeyDown } = useRowWalk(chatId, rows, scroller, show, target);

  const authorOf = useAuthor(chatId);

  const item = (row: MessageRow, place: number) => (
    <MessageItem
      chatId={chatId}
      row={row}
      author={authorOf(row.message)}
      isChannel={isChannel}
      isCurrent={place === index}
      isTarget={target !== null && row.message.mId === target.mId}
      query={query}
      onForward={onForward}
      onOpenImage={onOpenImage}
    />
  );

  const drawn = placesOf(range, index);
  const rest = (drawn.at(-1) ?? -1) + 1;

  return (
    <div className="messages">
      <div ref={scroller} role="presentation" className="messages-scroller" onScroll={look} onKeyDown={onKeyDown}>
        <Text as="div" grows />
        <div role="list" aria-label={text("conversation.messages")}>
          {drawn.map((place, at) => {
            const skipped = (drawn[at - 1] ?? -1) + 1;
            return (
              <Fragment key={`${chatId} ${rows[place]!.key}`}>
                {skipped < place && <Gap from={skipped} height={heights.sum(rows, skipped, place)} />}
                {item(rows[place]!, place)}
              </Fragment>
            );
          })}
          {rest < rows.length && <Gap from={rest} height={heights.sum(rows, rest, rows.length)} />}
        </div>
      </div>
      <Row gap={8} justify="center" wraps className="messages-ways">
        {target?.cameFrom && (
          <button
            type="button"
            className="btn btn-quiet btn-sm messages-way"
            onClick={() => dispatch(messageTargeted({ chatId, mId: target.cameFrom! }))}
          >
            <ReturnIcon size={16} aria-hidden="true" className="mirrored" />
            {text("conversation.return")}
          </button>
        )}
        {!isAtEnd && (
          <button
            type="button"
            className="btn btn-quiet btn-sm messages-way"
            onClick={() => (hasNewer ? dispatch(messagesRequested({ chatId, part: "latest" })) : goToEnd())}
          >
            <LatestIcon size={16} aria-hidden="true" />
            {text("conversation.latest", { count: newCount })}
          </button>
        )}
      </Row>
    </div>
  );
}

/** The rows to draw, and the focused one wherever it is. */
function placesOf({ from, to }: RowRange, focused: number): number[] {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (focused < 0 || (focused >= from && focused <= to)) return places;
  return focused < from ? [focused, ...places] : [...places, focused];
}

/** Replaces rows that are not drawn. */
const Gap = ({ from, height }: { from: number; height: number }) => (
  <div data-from={from} style={{ blockSize: height }} />
);
