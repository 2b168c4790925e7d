import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from "@/shared/ui/icons";
import { IconButton } from "@/shared/ui/IconButton";
import { Row } from "@/shared/ui/layout/Row";

import { searchChanged, searchClosed, searchStepped, selectSearch } from "./conversationSearchSlice";

interface ConversationSearchProps {
  chatId: string;
  onClose: () => void;
}

/** Searches the conversation on the server, and steps through the results. */
export function ConversationSearch({ chatId, onClose }: ConversationSearchProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const search = useSelector(selectSearch);
  const { found, index, status } = search;
  const step = (by: 1 | -1) => dispatch(searchStepped({ chatId, step: by }));
  const searchFor = (sought: string) => dispatch(searchChanged({ chatId, text: sought }));

  useEffect(() => {
    input.current?.focus();
    return () => void dispatch(searchClosed());
  }, [dispatch]);

  return (
    <Row as="search" gap={4} className="conversation-search">
      <input
        ref={input}
        type="search"
        className="form-control"
        aria-label={text("conversation.search.label")}
        placeholder={text("conversation.search.label")}
        autoComplete="off"
        dir="auto"
        value={search.text}
        onChange={(event) => searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && status === "failed") searchFor(search.text);
          else if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") onClose();
        }}
      />
      <p className="conversation-search-count" role="status">
        {status === "found" &&
          text("conversation.search.count", { number: found.length && index + 1, count: found.length })}
        {status === "failed" && text("conversation.search.failed")}
      </p>
      <IconButton
        label={text("conversation.search.older")}
        icon={ChevronUpIcon}
        size={18}
        disabled={found.length === 0}
        onClick={() => step(1)}
      />
      <IconButton
        label={text("conversation.search.newer")}
        icon={ChevronDownIcon}
        size={18}
        disabled={found.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton label={text("conversation.search.close")} icon={CloseIcon} size={18} onClick={onClose} />
    </Row>
  );
}
