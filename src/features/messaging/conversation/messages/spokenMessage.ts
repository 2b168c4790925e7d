import { messageState } from "@/domain/chat/chats";
import type { Texts } from "@/shared/i18n/texts";

import type { MessageRow } from "../rows/messageRows";

/** A message as one sentence: author, time, text, files, state. */
export function spokenMessage(
  { message, outgoing }: MessageRow,
  author: string,
  isOwn: boolean,
  time: string,
  text: Texts["text"],
): string {
  const { text: content, image = [], attachments = [], meta, isUrgent, replyOf } = message;
  const state = outgoing?.status ?? messageState(meta);
  const parts = [
    isUrgent && text("conversation.urgent"),
    meta.isForwarded && text("conversation.forwarded"),
    replyOf && text("conversation.inReply", { content: replyOf.text }),
    content,
    image.length > 0 && text("conversation.images", { count: image.length }),
    attachments.length > 0 && text("conversation.files", { names: attachments.map(({ name }) => name).join(", ") }),
    isOwn && text(`conversation.state.${state}`),
  ];
  return text("conversation.spoken", { author, time, said: parts.filter(Boolean).join(", ") });
}
