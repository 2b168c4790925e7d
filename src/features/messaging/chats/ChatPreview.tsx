import type { Message } from "@/contract/conversations";
import { isOwnMessage } from "@/domain/isOwnMessage";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

interface ChatPreviewProps {
  /** Of the chat. */
  id: string;
  message?: Message;
}

/** A line of a chat: what was written and not sent, or else what was said last, and by whom. */
export function ChatPreview({ id, message }: ChatPreviewProps) {
  const texts = useText();
  return (
    <span className="chat-preview" dir="auto">
      {message ? lineOf(message, id, texts) : texts.text("chat.silence")}
    </span>
  );
}

function lineOf(message: Message, id: string, { text }: Texts): string {
  const said = saidIn(message, text);
  if (isOwnMessage(message, id)) return text("chat.own", { said });
  const author = message.meta.userData?.firstName;
  return author === undefined ? said : text("chat.other", { author, said });
}

function saidIn({ text: words, image, attachments }: Message, text: Texts["text"]): string {
  if (words) return words;
  if (image?.length) return text("chat.image");
  return text("chat.file", { name: attachments?.[0]?.name ?? "" });
}
