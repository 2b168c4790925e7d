import { memo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { selectUnreadMessages } from "@/shared/badges/badgesSlice";
import { useText } from "@/shared/i18n/useText";
import { sidebarToggled } from "@/shared/layout/layoutSlice";
import { paths } from "@/shared/routing/paths";
import { Brand } from "@/shared/ui/Brand";
import { FullscreenIcon, MessagesIcon, SearchIcon, SidebarIcon } from "@/shared/ui/icons";

import { AppsFlyout } from "./AppsFlyout";
import { CartFlyout } from "./CartFlyout";
import { LanguageMenu } from "./LanguageMenu";
import { NotificationsFlyout } from "./NotificationsFlyout";
import { ProfileMenu } from "./ProfileMenu";
import { ThemeMenu } from "./ThemeMenu";
import { toggleFullscreen } from "./toggleFullscreen";

interface TopBarProps {
  /** On a phone the button opens the off-canvas menu. */
  onDrawer?: () => void;
  onSearch: () => void;
}

/** Stays as it is when the page changes. */
export const TopBar = memo(function TopBar({ onDrawer, onSearch }: TopBarProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const unread = useSelector(selectUnreadMessages);

  return (
    <header className="top-bar">
      <Link to={paths.root} className="top-bar-brand" aria-label={text("product.name")}>
        <Brand />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={text("topBar.sidebar")}
        title={text("topBar.sidebar")}
        onClick={() => (onDrawer ? onDrawer() : dispatch(sidebarToggled()))}
      >
        <SidebarIcon size={20} aria-hidden="true" className="mirrored" />
      </button>
      <button
        type="button"
        className="top-bar-search"

        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <SearchIcon size={16} aria-hidden="true" />
        <span className="top-bar-search-label">{text("topBar.search")}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="top-bar-actions">
        <button
          type="button"
          className="icon-button from-tablet"
          aria-label={text("topBar.fullscreen")}
          title={text("topBar.fullscreen")}
          onClick={() => void toggleFullscreen()}
        >
          <FullscreenIcon size={20} aria-hidden="true" />
        </button>
        <ThemeMenu />
        <LanguageMenu />
        <CartFlyout />
        <AppsFlyout />
        <NotificationsFlyout />
        <div className="icon-with-badge">
          <Link
            to={paths.chats}
            className="icon-button"
            aria-label={text("topBar.messages")}
            aria-description={unread > 0 ? text("topBar.unreadMessages", { count: unread }) : undefined}
            title={text("topBar.messages")}
          >
            <MessagesIcon size={20} aria-hidden="true" />
          </Link>
          {unread > 0 && (
            <span className="icon-badge" aria-hidden="true">
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </div>
        <ProfileMenu />
      </div>
    </header>
  );
});
