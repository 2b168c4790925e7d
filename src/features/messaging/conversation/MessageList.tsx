import { useRef } from "react";
import { useDispatch } from "react-redux";
import { Virtualizer } from "virtua";

import type { Message } from "@/contract/conversations";
import { useText } from "@/shared/i18n/useText";
import { LatestIcon, ReturnIcon } from "@/shared/ui/icons";

import { canMeasure } from "./canMeasure";
import { messagesRequested, messageTargeted } from "./conversationsSlice";
import type { ConversationState } from "./conversationState";
import { MessageItem } from "./MessageItem";
import type { MessageRow } from "./messageRows";
import { useAuthor } from "./useAuthor";
import { useMessageRows } from "./useMessageRows";
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

/** What has been said: only what is in view is drawn, and what one reads stays where it is. */
export function MessageList({ chatId, conversation, isChannel, query, onForward, onOpenImage }: MessageListProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMessageRows(chatId, conversation);
  const { list, buffer, isAtEnd, goToEnd, look, settle } = useMessageScroll(chatId, rows, conversation);
  const newCount = useReading(chatId, rows, isAtEnd) + conversation.missed;
  const { target, hasNewer, hasGrownAtStart } = conversation;
  const { index, onKeyDown } = useRowWalk(chatId, rows, scroller, list, target);

  const authorOf = useAuthor(chatId);

  const item = (row: MessageRow, place: number) => (
    <MessageItem
      key={`${chatId} ${row.key}`}
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

  return (
    <div className="messages">
      <div ref={scroller} role="presentation" className="messages-scroller" onKeyDown={onKeyDown}>
        <div className="messages-start" />
        <div role="list" aria-label={text("conversation.messages")}>
          {canMeasure() ? (
            <Virtualizer
              ref={list}
              scrollRef={scroller}
              data={rows}
              shift={hasGrownAtStart}
              bufferSize={buffer}
              keepMounted={index >= 0 ? [index] : []}
              onScroll={look}
              onScrollEnd={look}
              onResize={settle}
            >
              {item}
            </Virtualizer>
          ) : (
            rows.map(item)
          )}
        </div>
      </div>
      <div className="messages-ways">
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
      </div>
    </div>
  );
}
