import { Link } from "react-router-dom";

import type { AppName } from "@/contract/header";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import {
  AppsIcon,
  HotelIcon,
  type Icon,
  MessagesIcon,
  ReservationsIcon,
  RestaurantIcon,
  RoomsIcon,
  SalesIcon,
} from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Flyout } from "@/shared/ui/overlays/Flyout";

import { FlyoutList } from "./FlyoutList";
import { apps } from "./topBarLists";

const places: Record<AppName, { title: MessageId; path: string; icon: Icon }> = {
  hotels: { title: "hotels.menu", path: paths.hotels, icon: HotelIcon },
  restaurants: { title: "restaurants.menu", path: paths.restaurants, icon: RestaurantIcon },
  sales: { title: "sales.menu", path: paths.sales, icon: SalesIcon },
  reservations: { title: "apps.reservations", path: paths.reservations, icon: ReservationsIcon },
  rooms: { title: "apps.rooms", path: paths.roomStatus, icon: RoomsIcon },
  messaging: { title: "topBar.messages", path: paths.chats, icon: MessagesIcon },
};

export function AppsFlyout() {
  const { text } = useText();
  const { data = [], status, problem, request } = apps.use();
  const known = data.filter((app) => app in places); // a newer server may know more
  return (
    <Flyout label={text("topBar.apps")} icon={<AppsIcon size={20} aria-hidden="true" />} closesOnClick>
      {() => (
        <>
          <Row padX={16} padY={12} line="below" gap={16} justify="between">
            <Text as="h2" size={15}>
              {text("topBar.apps")}
            </Text>
          </Row>
          <FlyoutList
            status={status}
            problem={problem}
            isEmpty={known.length === 0}
            empty={text("apps.empty")}
            onRetry={request}
          >
            <ul className="apps-grid">
              {known.map((app) => {
                const { title, path, icon: AppIcon } = places[app];
                return (
                  <li key={app}>
                    <Stack lights as={Link} gap={8} align="center" breaksWords size={13} to={path} className="app-tile">
                      <AppIcon size={22} aria-hidden="true" />
                      {text(title)}
                    </Stack>
                  </li>
                );
              })}
            </ul>
          </FlyoutList>
        </>
      )}
    </Flyout>
  );
}
