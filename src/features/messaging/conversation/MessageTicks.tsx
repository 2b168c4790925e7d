import { messageState } from "@/domain/messageState";
import type { MessageMeta } from "@/contract/conversations";
import { useText } from "@/shared/i18n/useText";

/** How far one's own message has come. Its sign is the stylesheet's: a list of rows is full of them. */
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
