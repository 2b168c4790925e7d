import { useSelector } from "react-redux";

import type { QuotedMessage } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon, ReplyIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { chatName } from "../../chat/chatName";
import { selectChat } from "../../chat/chatsSlice";

interface ReplyBarProps {
  chatId: string;
  message: QuotedMessage;
  onDrop: () => void;
}

/** The quoted message, above the text box, until it is sent or removed. */
export function ReplyBar({ chatId, message, onDrop }: ReplyBarProps) {
  const { text } = useText();
  const chat = useChatName(chatId);
  const { userData, sender } = message.meta;
  const author = userData ? `${userData.firstName} ${userData.lastName}` : sender === chatId ? chat : "";
  const isOwn = isOwnMessage(message, chatId);
  return (
    <Row gap={10} tone="sea" className="reply-bar">
      <ReplyIcon size={18} aria-hidden="true" />
      <Stack as="p" grows size={14}>
        <b dir="auto">{isOwn ? text("composer.reply.own") : text("composer.reply.to", { name: author })}</b>
        <span dir="auto">{message.text || contentOf(message)}</span>
      </Stack>
      <IconButton
        label={text("composer.reply.drop")}
        icon={CloseIcon}
        size={18}
        className="icon-button icon-button-sm"
        onClick={onDrop}
      />
    </Row>
  );

  function contentOf({ image, attachments }: QuotedMessage) {
    return image?.length ? text("composer.reply.image") : (attachments?.[0]?.name ?? "");
  }
}

/** The person's or channel's name; empty while unknown. */
function useChatName(chatId: string): string {
  const chat = useSelector((state: Parameters<typeof selectChat>[0]) => selectChat(state, chatId));
  return chat ? chatName(chat) : "";
}
