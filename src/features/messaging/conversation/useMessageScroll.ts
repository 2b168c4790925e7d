import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import type { VirtualizerHandle } from "virtua";

import { isOwnMessage } from "@/domain/isOwnMessage";
import { useStateOf } from "@/shared/ui/useStateOf";

import { canMeasure } from "./canMeasure";
import { messagesRequested, positionKept } from "./conversationsSlice";
import type { ConversationState } from "./conversationState";
import type { MessageRow } from "./messageRows";

/** Pixels from the end within which one follows it, and beyond which one has left it. */
const ENTER_END = 24;
const LEAVE_END = 80;
/** Pixels from an edge at which more is asked for. */
const FETCH_AHEAD = 800;
/** Pixels beyond the view in which rows are drawn, for the first frame of a conversation and from then on. */
const FIRST_BUFFER = 100;
const BUFFER = 400;
/** How much of what came before the unread divider is in view. */
const BEFORE_UNREAD = 56;

/** Where one reads: opens there, stays there whatever comes, and follows the end while one is at the end. */
export function useMessageScroll(chatId: string, rows: MessageRow[], conversation: ConversationState) {
  const dispatch = useDispatch();
  const list = useRef<VirtualizerHandle>(null);
  const isFollowing = useRef(false);
  const lastOffset = useRef(0);
  const position = useRef<ConversationState["position"]>(null);
  const placeOf = (mId: string | undefined) => rows.findIndex(({ message }) => message.mId === mId);
  const [isAtEnd, setIsAtEnd] = useStateOf(
    chatId,
    () => !canMeasure() || (!startOf(conversation, rows) && !conversation.hasNewer),
  );
  const [buffer, setBuffer] = useStateOf(chatId, () => FIRST_BUFFER);
  const lastKey = rows.at(-1)?.key;

  function goToEnd() {
    isFollowing.current = true;
    list.current?.scrollToIndex(rows.length - 1, { align: "end" });
  }

  function look() {
    const { current } = list;
    if (!current || current.viewportSize === 0) return;
    const { scrollOffset: offset, scrollSize, viewportSize } = current;
    const toEnd = scrollSize - offset - viewportSize;
    if (toEnd <= ENTER_END) isFollowing.current = true;
    else if (toEnd > LEAVE_END && offset < lastOffset.current) isFollowing.current = false;
    lastOffset.current = offset;
    const isEnd = isFollowing.current && !conversation.hasNewer;
    if (isEnd !== isAtEnd) setIsAtEnd(isEnd);

    const first = current.findItemIndex(offset);
    const key = rows[first]?.key;
    position.current = isEnd || !key ? null : { key, offset: offset - current.getItemOffset(first) };

    if (conversation.fetching !== null) return;
    if (offset < FETCH_AHEAD && conversation.hasOlder) dispatch(messagesRequested({ chatId, part: "older" }));
    else if (toEnd < FETCH_AHEAD && conversation.hasNewer) dispatch(messagesRequested({ chatId, part: "newer" }));
  }

  const open = useEffectEvent(() => {
    isFollowing.current = false;
    lastOffset.current = 0;
    position.current = null;
    const start = startOf(conversation, rows);
    if (start) list.current?.scrollToIndex(start.index, start);
    else goToEnd();
  });
  const follow = useEffectEvent(() => {
    const last = rows.at(-1);
    if (isFollowing.current || (last?.outgoing && isOwnMessage(last.message, chatId))) goToEnd();
  });
  const goToTarget = useEffectEvent(() => {
    const index = placeOf(conversation.target?.mId);
    if (index < 0) return;
    isFollowing.current = false;
    list.current?.scrollToIndex(index, { align: "center" });
  });

  useLayoutEffect(() => {
    open();
    const frame = requestAnimationFrame(() => setBuffer(BUFFER));
    return () => {
      cancelAnimationFrame(frame);
      dispatch(positionKept({ chatId, position: position.current }));
    };
  }, [dispatch, chatId, setBuffer]);
  useLayoutEffect(() => follow(), [lastKey]);
  useLayoutEffect(() => goToTarget(), [conversation.target]);

  /** A viewport or a message has another size: who was at the end stays there. */
  function settle() {
    if (isFollowing.current) goToEnd();
    look();
  }

  return { list, buffer, isAtEnd, goToEnd, look, settle };
}

/** Where to begin, unless at the end: the message that was asked for, where one was, or what is unread. */
function startOf({ target, position, firstUnread, opensAtEnd }: ConversationState, rows: MessageRow[]) {
  if (opensAtEnd) return undefined;
  const targeted = rows.findIndex(({ message }) => message.mId === target?.mId);
  if (targeted >= 0) return { index: targeted, align: "center" as const };
  const kept = rows.findIndex(({ key }) => key === position?.key);
  if (position && kept >= 0) return { index: kept, align: "start" as const, offset: position.offset };
  const unread = rows.findIndex(({ isFirstUnread }) => isFirstUnread);
  return unread < 0 || firstUnread === null
    ? undefined
    : { index: unread, align: "start" as const, offset: -BEFORE_UNREAD };
}
