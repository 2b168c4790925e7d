import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { useDispatch } from "react-redux";

import { isOwnMessage } from "@/domain/chat/chats";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { messagesRequested, positionKept } from "../state/conversationsSlice";
import type { ConversationState } from "../state/conversationState";
import { firstInView, isFilled, measureRows, putInPlace } from "./drawnRows";
import type { MessageRow } from "../messages/messageRows";
import { Reading } from "./Reading";
import { type Place, rangeAround } from "../state/rowWindow";
import { canMeasure } from "./useRowWalk";

/** Pixels from an edge at which more messages are loaded. */
const FETCH_AHEAD = 800;
/** Pixels beyond the view in which rows are drawn: in a conversation's first frame, and later. */
const FIRST_BEYOND = 0;
const BEYOND = 600;
/** Pixels beyond the view that are always drawn. */
const LEAST_BEYOND = 520;
/** Pixels visible above the unread divider. */
const BEFORE_UNREAD = 56;

/**
 * Scrolling of the list: opens at the right place, keeps it whatever arrives, and follows the end while the person is
 * at the end.
 */
export function useMessageScroll(
  chatId: string,
  rows: MessageRow[],
  conversation: ConversationState,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const dispatch = useDispatch();
  const { hasOlder, hasNewer, fetching, target } = conversation;
  /** Place that the drawn rows are computed for: a new object computes them again. */
  const [drawnFor, setDrawnFor] = useStateOf<Place>(chatId, () => startOf(conversation, rows));
  const [beyond, setBeyond] = useStateOf(chatId, () => FIRST_BEYOND);
  const [isAtEnd, setIsAtEnd] = useStateOf(chatId, () => !canMeasure() || (drawnFor === "end" && !hasNewer));
  const [reading] = useStateOf(chatId, () => new Reading(drawnFor, drawnFor === "end" && !hasNewer));
  const range = canMeasure()
    ? rangeAround(rows, reading.heights, drawnFor, reading.view, beyond)
    : { from: 0, to: rows.length - 1 };
  const lastKey = rows.at(-1)?.key;
  const hadPosition = conversation.position !== null;

  /** Heights or rows changed: restore the position of the row that is being read. */
  function hold() {
    const box = scroller.current;
    if (!box || box.clientHeight === 0) return;
    reading.seeIn(box.clientHeight);
    measureRows(box, reading.heights);
    putInPlace(box, reading.place);
    if (isFilled(box, 0)) return;
    const { from, to } = rangeAround(rows, reading.heights, reading.place, reading.view, beyond);
    if (from !== range.from || to !== range.to) setDrawnFor(copyOf(reading.place));
  }

  function goTo(place: Place) {
    reading.goTo(place, place === "end" && !hasNewer);
    setDrawnFor(copyOf(place));
    hold();
  }

  const goToEnd = () => goTo("end");

  /** The person scrolled: a little, within the drawn rows, or to where nothing is drawn yet. */
  function look() {
    const box = scroller.current;
    if (!box || box.clientHeight === 0) return;
    const { scrollTop: top, scrollHeight, clientHeight } = box;
    const toEnd = scrollHeight - top - clientHeight;
    reading.scroll(top, toEnd, !hasNewer, () => firstInView(box, rows, reading.heights));
    setIsAtEnd(reading.isFollowing);

    if (!isFilled(box, 0)) flushSync(() => setDrawnFor(copyOf(reading.place)));
    else if (!isFilled(box, LEAST_BEYOND)) setDrawnFor(copyOf(reading.place));

    if (fetching !== null) return;
    if (top < FETCH_AHEAD && hasOlder) dispatch(messagesRequested({ chatId, part: "older" }));
    else if (toEnd < FETCH_AHEAD && hasNewer) dispatch(messagesRequested({ chatId, part: "newer" }));
  }

  /** Scrolls a row into view unless it is visible: at the nearer edge, or in the middle. */
  function show(index: number, align: "nearest" | "center") {
    const key = rows[index]?.key;
    const box = scroller.current;
    if (key === undefined || !box || !canMeasure()) return;
    if (align === "center") return goTo({ key, edge: "center" });
    const row = Array.from(box.querySelectorAll<HTMLElement>("[data-row]")).find(({ dataset }) => dataset.row === key);
    const isAbove = row ? row.offsetTop < box.scrollTop : index < range.from;
    const isBelow = row ? row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight : index > range.to;
    if (isAbove) goTo({ key, edge: "start", offset: 0 });
    else if (isBelow) goTo({ key, edge: "end" });
  }

  const onChange = useEffectEvent(() => {
    hold();
    look();
  });
  const follow = useEffectEvent(() => {
    const last = rows.at(-1);
    if (reading.isFollowing || (last?.outgoing && isOwnMessage(last.message, chatId))) goToEnd();
  });
  const goToTarget = useEffectEvent(() =>
    show(
      rows.findIndex(({ message }) => message.mId === target?.mId),
      "center",
    ),
  );

  useLayoutEffect(hold);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => setBeyond(BEYOND));
    return () => {
      cancelAnimationFrame(frame);
      const position = reading.place === "end" ? null : reading.place;
      if (position || hadPosition) dispatch(positionKept({ chatId, position })); // most conversations are left at their end
    };
  }, [dispatch, chatId, reading, setBeyond, hadPosition]);
  useLayoutEffect(() => follow(), [lastKey]);
  useLayoutEffect(() => goToTarget(), [target]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => onChange());
    sizes.observe(box);
    for (const part of box.children) sizes.observe(part);
    return () => sizes.disconnect();
  }, [scroller]);

  return { range, heights: reading.heights, isAtEnd, goToEnd, look, show };
}

/**
 * Where to begin: at the requested message, at the place where the person left, at the unread messages, or else at the
 * end.
 */
function startOf({ target, position, firstUnread, opensAtEnd }: ConversationState, rows: MessageRow[]): Place {
  if (opensAtEnd) return "end";
  const targeted = rows.find(({ message }) => message.mId === target?.mId);
  if (targeted) return { key: targeted.key, edge: "center" };
  const kept = rows.find(({ key }) => key === position?.key);
  if (position && kept) return position;
  const unread = firstUnread !== null && rows.find(({ isFirstUnread }) => isFirstUnread);
  return unread ? { key: unread.key, edge: "start", offset: BEFORE_UNREAD } : "end";
}

const copyOf = (place: Place): Place => (place === "end" ? place : { ...place });
