import { useState } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useFormat } from "@/shared/i18n/useFormat";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { newReservationPath, paths } from "@/shared/routing/paths";
import { selectUser } from "@/shared/session/sessionSlice";
import {
  AddIcon,
  CalendarIcon,
  type Icon,
  MessagesIcon,
  ReservationsIcon,
  RoomsIcon,
  TasksIcon,
} from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { PageHeader } from "@/shared/ui/page/PageHeader";

interface DashboardPageProps {
  greeting: MessageId;
}

const shortcuts: { title: MessageId; hint: MessageId; path: string; icon: Icon }[] = [
  { title: "shortcut.day", hint: "shortcut.day.hint", path: paths.bookingHome, icon: CalendarIcon },
  { title: "shortcut.newReservation", hint: "shortcut.newReservation.hint", path: newReservationPath, icon: AddIcon },
  {
    title: "shortcut.reservations",
    hint: "shortcut.reservations.hint",
    path: paths.reservations,
    icon: ReservationsIcon,
  },
  { title: "shortcut.rooms", hint: "shortcut.rooms.hint", path: paths.roomStatus, icon: RoomsIcon },
  { title: "shortcut.messages", hint: "shortcut.messages.hint", path: paths.chats, icon: MessagesIcon },
  { title: "shortcut.tasks", hint: "shortcut.tasks.hint", path: paths.tasks, icon: TasksIcon },
];

function DashboardPage({ greeting }: DashboardPageProps) {
  const { text } = useText();
  const { longDate } = useFormat();
  const user = useSelector(selectUser);
  const [today] = useState(() => new Date());
  return (
    <>
      <PageHeader />
      <section className="greeting">
        <h2>{text(greeting)}</h2>
        <p>
          {user && <bdi>{user.username}</bdi>} <time>{longDate(today)}</time>
        </p>
      </section>
      <nav aria-label={text("shortcut.label")}>
        <Columns as="ul" least={15} keepsWidth gap={12}>
          {shortcuts.map(({ title: name, hint, path, icon: ShortcutIcon }) => (
            <li key={path}>
              <Link to={path} className="shortcut">
                <ShortcutIcon size={22} aria-hidden="true" />
                <Text weight={600}>{text(name)}</Text>
                <Muted size={14}>{text(hint)}</Muted>
              </Link>
            </li>
          ))}
        </Columns>
      </nav>
    </>
  );
}

export const HotelsDashboardPage = () => <DashboardPage greeting="dashboards.hotels.greeting" />;
export const RestaurantsDashboardPage = () => <DashboardPage greeting="dashboards.restaurants.greeting" />;
export const SalesDashboardPage = () => <DashboardPage greeting="dashboards.sales.greeting" />;
