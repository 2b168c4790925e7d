import { memo } from "react";
import { useDispatch, useSelector } from "react-redux";

import { selectUnreadMessages } from "@/shared/badges/badgesSlice";
import { useText } from "@/shared/i18n/useText";
import { sidebarToggled } from "@/shared/layout/layoutSlice";
import { PathLink } from "@/shared/routing/PathLink";
import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Brand } from "@/shared/ui/page/Brand";
import { IconButton } from "@/shared/ui/IconButton";
import { FullscreenIcon, MessagesIcon, SearchIcon, SidebarIcon } from "@/shared/ui/icons";

import { AppsFlyout } from "./AppsFlyout";
import { CartFlyout } from "./CartFlyout";
import { LanguageMenu } from "./LanguageMenu";
import { NotificationsFlyout } from "./NotificationsFlyout";
import { ProfileMenu } from "./ProfileMenu";
import { ThemeMenu } from "./ThemeMenu";

interface TopBarProps {
  /** On a phone the button opens the off-canvas menu. */
  onDrawer?: () => void;
  onSearch: () => void;
}

/** Does not render when the page changes. */
export const TopBar = memo(function TopBar({ onDrawer, onSearch }: TopBarProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const unread = useSelector(selectUnreadMessages);

  return (
    <Row as="header" gap={4} className="top-bar">
      <PathLink to={entrance.root} className="top-bar-brand" aria-label={text("product.name")}>
        <Brand />
      </PathLink>
      <IconButton
        label={text("topBar.sidebar")}
        icon={SidebarIcon}
        isMirrored
        onClick={() => (onDrawer ? onDrawer() : dispatch(sidebarToggled()))}
      />
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
      <Row className="top-bar-actions">
        <IconButton
          label={text("topBar.fullscreen")}
          icon={FullscreenIcon}
          className="icon-button from-tablet"
          onClick={() => void toggleFullscreen()}
        />
        <ThemeMenu />
        <LanguageMenu />
        <CartFlyout />
        <AppsFlyout />
        <NotificationsFlyout />
        <div className="icon-with-badge">
          <PathLink
            to={paths.chats}
            className="icon-button"
            aria-label={text("topBar.messages")}
            aria-description={unread > 0 ? text("topBar.unreadMessages", { count: unread }) : undefined}
            title={text("topBar.messages")}
          >
            <MessagesIcon size={20} aria-hidden="true" />
          </PathLink>
          {unread > 0 && (
            <span className="icon-badge" aria-hidden="true">
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </div>
        <ProfileMenu />
      </Row>
    </Row>
  );
});

/** Does nothing where the browser does not allow full screen. */
async function toggleFullscreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // refused, for example inside a frame: nothing is lost
  }
}
