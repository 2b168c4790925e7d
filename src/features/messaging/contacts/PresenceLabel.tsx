import "./presence-label.scss";

import type { Presence } from "@/contract/messaging/contacts";
import { useText } from "@/shared/i18n/useText";

/** A person's presence: a mark that differs in shape and colour, and the word. */
export function PresenceLabel({ presence }: { presence: Presence }) {
  const { text } = useText();
  return (
    <span className="presence-label">
      <span className={`presence-mark presence-${presence}`} aria-hidden="true" />
      {text(`chat.presence.${presence}`)}
    </span>
  );
}
