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
  /** The tab's list; without one the page has the whole width. */
  list?: ReactNode;
  /** On a phone, whether the chosen item is shown instead of the list. */
  isDetailOpen?: boolean;
  children: ReactNode;
}

/** The rail of the messaging area, a tab's list and the chosen item; on a phone only one of list and item. */
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
