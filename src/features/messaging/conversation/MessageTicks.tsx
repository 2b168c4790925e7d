import { messageState } from "@/domain/messageState";
import type { MessageMeta } from "@/contract/conversations";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon, DoubleCheckIcon, WaitingIcon } from "@/shared/ui/icons";

const icons = {
  waiting: WaitingIcon,
  sending: WaitingIcon,
  sent: CheckIcon,
  received: DoubleCheckIcon,
  read: DoubleCheckIcon,
};

/** How far one's own message has come. */
export function MessageTicks({ meta, isWaiting = false }: { meta: MessageMeta; isWaiting?: boolean }) {
  const { text } = useText();
  const state = isWaiting ? "waiting" : messageState(meta);
  const StateIcon = icons[state];
  const word = text(`conversation.state.${state}`);
  return (
    <span className={`ticks is-${state}`} title={word}>
      <StateIcon size={15} aria-hidden="true" />
      <span className={state === "read" || state === "waiting" ? "ticks-word" : "visually-hidden"}>{word}</span>
    </span>
  );
}
