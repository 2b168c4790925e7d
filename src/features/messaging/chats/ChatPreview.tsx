import { useSelector } from "react-redux";

import type { Message } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

import { selectDraftText } from "../conversation/composer/draft/draftsSlice";
import { selectTypingUser } from "../conversation/state/typingSlice";
import { previewOf } from "../chat/previewOf";

interface ChatPreviewProps {
  /** Of the chat. */
  id: string;
  message?: Message;
  /** Its conversation is beside the list, with the draft in its box. */
  isOpen: boolean;
}

/** The second line of a chat: who is writing, else the draft if it is not seen beside it, else the last message with its author. */
export function ChatPreview({ id, message, isOpen }: ChatPreviewProps) {
  const texts = useText();
  const draft = useSelector((state: Parameters<typeof selectDraftText>[0]) =>
    isOpen ? "" : selectDraftText(state, id),
  );
  const typingUser = useSelector((state: Parameters<typeof selectTypingUser>[0]) => selectTypingUser(state, id));
  if (typingUser) {
    return (
      <span className="chat-preview chat-typing">
        <bdi>{texts.text("conversation.typing", { name: typingUser.firstName })}</bdi>
      </span>
    );
  }
  const line = message ? previewOf(message, id, texts) : texts.text("chat.silence");
  return (
    <span className="chat-preview">
      {draft && (
        <Text tone="danger" weight={550}>
          {texts.text("chat.draft")}
        </Text>
      )}
      <bdi>{draft || line}</bdi>
    </span>
  );
}
