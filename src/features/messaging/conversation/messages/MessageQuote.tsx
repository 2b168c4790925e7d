import { useDispatch } from "react-redux";

import type { QuotedMessage } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

import { messageTargeted } from "../state/conversationsSlice";
import { useAuthor } from "./useAuthor";

interface MessageQuoteProps {
  chatId: string;
  quote: QuotedMessage;
  /** The message with the quote, to return to. */
  mId: string;
}

/** The quoted message, as a link to it. */
export function MessageQuote({ chatId, quote, mId }: MessageQuoteProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const author = useAuthor(chatId)(quote);
  const content = quote.text || (quote.image?.length ? text("conversation.image") : text("conversation.file"));
  return (
    <button
      type="button"
      className="message-quote"
      tabIndex={-1}
      aria-label={text("conversation.quote", { author, content })}
      onClick={() => dispatch(messageTargeted({ chatId, mId: quote.mId, cameFrom: mId }))}
    >
      <bdi className="message-quote-author">{author}</bdi>{" "}
      <Text cutsLate dir="auto">
        {content}
      </Text>
    </button>
  );
}
