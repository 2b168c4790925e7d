import { messageState } from "@/domain/messageState";
import { useText } from "@/shared/i18n/useText";

import type { MessageRow } from "./messageRows";
import { useMessageFormat } from "./useMessageFormat";

/** A message as one sentence: who, when, what, what is with it, and how far it has come. */
export function useSpokenMessage({ message, outgoing }: MessageRow, author: string, isOwn: boolean): string {
  const { text } = useText();
  const { clockTime } = useMessageFormat();
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
  const said = parts.filter(Boolean).join(", ");
  return text("conversation.spoken", { author, time: clockTime(message.time), said });
}
