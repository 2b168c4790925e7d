import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";

import { selectUnreadTotal } from "../chat/chatsSlice";
import { type MessagingTab, messagingTabs } from "./messagingTabs";

/** The tabs of the messaging area: a rail beside the lists, on a phone a bar below them. */
export function MessagingRail({ tab }: { tab: MessagingTab }) {
  const { text } = useText();
  const unread = useSelector(selectUnreadTotal);
  return (
    <nav className="messaging-rail" aria-label={text("messaging.rail")}>
      <ul>
        {Object.entries(messagingTabs).map(([name, { path, label, icon: TabIcon }]) => (
          <li key={name}>
            <PathLink to={path} title={text(label)} aria-current={name === tab ? "page" : undefined}>
              <TabIcon size={20} aria-hidden="true" />
              <span className="messaging-rail-label">{text(label)}</span>
              {name === "chat" && unread > 0 && (
                <span className="unread-dot" aria-hidden="true">
                  {unread}
                </span>
              )}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
