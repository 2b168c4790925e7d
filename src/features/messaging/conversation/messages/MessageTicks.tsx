import type { MessageMeta } from "@/contract/conversations";
import { messageState } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";

/** State of an own message. The stylesheet draws the icon: a list has many. */
export function MessageTicks({ meta, isWaiting = false }: { meta: MessageMeta; isWaiting?: boolean }) {
  const { text } = useText();
  const state = isWaiting ? "waiting" : messageState(meta);
  const word = text(`conversation.state.${state}`);
  return (
    <span className={`ticks is-${state}`} title={word}>
      <span className={state === "read" || state === "waiting" ? "ticks-word" : "visually-hidden"}>{word}</span>
    </span>
  );
}
