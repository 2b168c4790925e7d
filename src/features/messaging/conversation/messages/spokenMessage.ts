import { messageState } from "@/domain/chat/chats";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";

import type { MessageRow } from "./messageRows";

/** A message as one sentence: author, time, text, files, state. */
export function spokenMessage(
  { message, outgoing }: MessageRow,
  author: string,
  isOwn: boolean,
  time: string,
  { text, series }: Pick<Texts, "text"> & Pick<Formats, "series">,
): string {
  const { text: content, image = [], attachments = [], meta, isUrgent, replyOf } = message;
  const state = outgoing?.status ?? messageState(meta);
  const parts = [
    isUrgent && text("conversation.urgent"),
    meta.isForwarded && text("conversation.forwarded"),
    replyOf && text("conversation.inReply", { content: replyOf.text }),
    content,
    image.length > 0 && text("conversation.images", { count: image.length }),
    attachments.length > 0 && text("conversation.files", { names: attachments.map(({ name }) => name) }),
    isOwn && text(`conversation.state.${state}`),
  ];
  return text("conversation.spoken", {
    author,
    time,
    said: series(parts.filter((part): part is string => Boolean(part))),
  });
}
