import "./messaging.scss";

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";

import { ConnectionNote } from "@/shared/connection/ConnectionNote";
import { useText } from "@/shared/i18n/useText";
import { BackIcon } from "@/shared/ui/icons";

import { MessagingRail } from "./MessagingRail";
import { type MessagingTab, messagingTabs } from "./messagingTabs";

interface MessagingFrameProps {
  tab: MessagingTab;
  /** The list that the tab chooses from; without one, the page has the whole room. */
  list?: ReactNode;
  /** On a phone, whether what was chosen stands in the list's place. */
  isDetailOpen?: boolean;
  children: ReactNode;
}

/** The rail of the messaging area, a tab's list, and what was chosen from it; on a phone one of the two at a time. */
export function MessagingFrame({ tab, list, isDetailOpen = false, children }: MessagingFrameProps) {
  const { text } = useText();
  const { search } = useLocation();
  const pane = isDetailOpen || !list ? "detail" : "list";
  return (
    <div className={list ? "messaging" : "messaging is-whole"} data-pane={pane}>
      <ConnectionNote />
      <MessagingRail tab={tab} />
      {list && <div className="messaging-list">{list}</div>}
      <div className="messaging-main">
        {list && isDetailOpen && (
          <div className="messaging-back">
            <Link to={{ pathname: messagingTabs[tab].path, search }}>
              <BackIcon size={20} aria-hidden="true" className="mirrored" />
              {text("messaging.back")}
            </Link>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
