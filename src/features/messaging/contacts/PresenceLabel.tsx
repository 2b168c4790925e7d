import "./presence-label.scss";

import type { Presence } from "@/contract/contacts";
import { useText } from "@/shared/i18n/useText";

/** How somebody is present: a mark whose shape and colour differ, and the word. */
export function PresenceLabel({ presence }: { presence: Presence }) {
  const { text } = useText();
  return (
    <span className="presence-label">
      <span className={`presence-mark presence-${presence}`} aria-hidden="true" />
      {text(`chat.presence.${presence}`)}
    </span>
  );
}
