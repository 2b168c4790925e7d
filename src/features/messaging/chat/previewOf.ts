import type { Message } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import type { Texts } from "@/shared/i18n/texts";

/** A message in a line, with its author if it is an own message or in a channel. `id` is the chat's. */
export function previewOf(message: Message, id: string, { text }: Texts): string {
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
