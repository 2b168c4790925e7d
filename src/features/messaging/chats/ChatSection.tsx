import { useId, useState } from "react";
import { useLocation } from "react-router-dom";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import { ChatRow } from "./ChatRow";

interface ChatSectionProps {
  heading: MessageId;
  /** Ids of chats, in their order. */
  ids: string[];
  openId?: string;
}

/** Rows at first, and added by each "more". For one of thousands there is the search. */
const ROWS = 60;

/** A list of chats under its heading. */
export function ChatSection({ heading, ids, openId }: ChatSectionProps) {
  const { text } = useText();
  const headingId = useId();
  const { search } = useLocation();
  const [shown, setShown] = useState(ROWS);
  const more = Math.min(ROWS, ids.length - shown);
  return (
    <section>
      <h2 id={headingId} className="chats-heading">
        {text(heading)}
      </h2>
      <ul className="chats-rows" aria-labelledby={headingId}>
        {ids.slice(0, shown).map((id) => (
          <ChatRow key={id} id={id} isOpen={id === openId} search={search} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="btn btn-link chats-more" onClick={() => setShown(shown + ROWS)}>
          {text("chats.showMore", { count: more })}
        </button>
      )}
    </section>
  );
}
