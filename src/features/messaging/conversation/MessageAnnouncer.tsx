import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Message } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";

import { useAuthor } from "./messages/useAuthor";

interface MessageAnnouncerProps {
  chatId: string;
  messages: Message[];
  /** There are newer messages: what arrives at the end is history. */
  hasNewer: boolean;
}

/** Messages that arrive within this time are announced together, ms. */
const BATCH_MS = 1000;

/** Announces messages of others as they arrive. Outside the list, so that history is not announced. */
export function MessageAnnouncer({ chatId, messages, hasNewer }: MessageAnnouncerProps) {
  const { text } = useText();
  const authorOf = useAuthor(chatId);
  const [announcement, setAnnouncement] = useState("");
  const announced = useRef<number | null>(null);
  const hadNewer = useRef(false);
  const lastSeq = messages.at(-1)?.seq ?? null;

  const announce = useEffectEvent(() => {
    const since = announced.current ?? Infinity;
    announced.current = lastSeq;
    const news = messages.filter((message) => (message.seq ?? 0) > since && !isOwnMessage(message, chatId));
    const [first] = news;
    if (!first) return;
    const values = { count: news.length, author: authorOf(first), said: first.text };
    setAnnouncement(text("conversation.announcement", values));
  });

  useEffect(() => {
    if (lastSeq === null) return undefined;
    if (announced.current === null || hadNewer.current) announced.current = lastSeq;
    hadNewer.current = hasNewer;
    const timer = setTimeout(() => announce(), BATCH_MS);
    return () => clearTimeout(timer);
  }, [lastSeq, hasNewer]);

  return (
    <p className="visually-hidden" aria-live="polite" dir="auto">
      {announcement}
    </p>
  );
}
