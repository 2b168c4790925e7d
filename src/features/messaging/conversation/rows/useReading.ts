import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";

import { isOwnMessage } from "@/domain/chat/chats";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { chatMarked, marksOf } from "../../chat/chatWrites";
import type { MessageRow } from "../messages/messageRows";

/** A message counts as seen after this time in view, ms. */
const SEEN_AFTER_MS = 250;

/** Marks the conversation read when its end is seen in a visible tab. Returns the number of unseen messages. */
export function useReading(chatId: string, rows: MessageRow[], isAtEnd: boolean): number {
  const dispatch = useDispatch();
  const lastKey = rows.at(-1)?.key;
  const [seenKey, setSeenKey] = useStateOf(chatId, () => lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);

  const isUnread = ({ message }: MessageRow) => !message.meta.read && !isOwnMessage(message, chatId);
  const see = useEffectEvent(() => {
    if (!isAtEnd || document.visibilityState !== "visible") return;
    if (rows.some(isUnread)) dispatch(chatMarked({ id: chatId, act: "markRead", marks: marksOf.markRead() }));
  });
  useEffect(() => {
    const timer = setTimeout(() => see(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chatId, lastKey, isAtEnd]);
  useEffect(() => {
    const onVisibilityChange = () => see();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => document.removeEventListener("visibilitychange", onVisibilityChange);
  }, []);

  const seen = rows.findIndex(({ key }) => key === seenKey);
  return rows.slice(seen + 1).filter(isUnread).length;
}
