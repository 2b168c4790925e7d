import { useDispatch } from "react-redux";

import type { HotelNotification } from "@/contract/header";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ArrivalIcon, BellIcon, type Icon, MaintenanceIcon, ReservationsIcon, RoomsIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { Flyout } from "@/shared/ui/overlays/Flyout";

import { FlyoutList } from "./FlyoutList";
import { notifications, notificationsRead } from "./topBarLists";

const icons: Record<HotelNotification["kind"], Icon> = {
  newReservation: ReservationsIcon,
  roomReady: RoomsIcon,
  arrival: ArrivalIcon,
  maintenance: MaintenanceIcon,
};

export function NotificationsFlyout() {
  const { text } = useText();
  const { timeAgo } = useFormat();
  const dispatch = useDispatch();
  const { data = [], status, problem, request } = notifications.use();
  const known = data.filter(({ kind }) => kind in icons); // a newer server may know more
  const isKnown = status === "loaded";
  const unread = known.filter(({ isRead }) => !isRead).length;

  return (
    <Flyout
      label={text("topBar.notifications")}
      icon={<BellIcon size={20} aria-hidden="true" />}
      badge={unread}
      badgeText={isKnown ? text("notifications.unread", { count: unread }) : undefined}
    >
      {() => (
        <>
          <Row padX={16} padY={12} line="below" gap={16} justify="between">
            <Text as="h2" size={15}>
              {text("topBar.notifications")}
            </Text>
            <Muted size={13}>{isKnown && text("notifications.all", { count: known.length })}</Muted>
          </Row>
          <FlyoutList
            status={status}
            problem={problem}
            isEmpty={known.length === 0}
            empty={text("notifications.empty")}
            onRetry={request}
          >
            <ul className="flyout-list" tabIndex={0} aria-label={text("topBar.notifications")}>
              {known.map((notification) => {
                const KindIcon = icons[notification.kind];
                return (
                  <li key={notification.id} className={notification.isRead ? "notification" : "notification is-unread"}>
                    <KindIcon size={18} aria-hidden="true" />
                    <Text size={14} className="notification-text" dir="auto">
                      {text(`notification.${notification.kind}`, { ...notification })}
                    </Text>
                    <Muted as="time" size={13} className="notification-time" dateTime={notification.time}>
                      {timeAgo(notification.time)}
                    </Muted>
                    {!notification.isRead && <span className="visually-hidden">{text("notifications.new")}</span>}
                  </li>
                );
              })}
            </ul>
            {unread > 0 && (
              <Row padX={16} padY={12} gap={16} justify="between" className="flyout-footer">
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={(event) => {
                    event.currentTarget.closest<HTMLElement>(".flyout")?.focus(); // the button is about to go
                    dispatch(notificationsRead());
                  }}
                >
                  {text("notifications.markRead")}
                </button>
              </Row>
            )}
          </FlyoutList>
        </>
      )}
    </Flyout>
  );
}
