import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { newReservationPath, paths } from "@/shared/routing/paths";
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

const shortcuts = {
  day: { path: paths.bookingHome, icon: CalendarIcon },
  newReservation: { path: newReservationPath, icon: AddIcon },
  reservations: { path: paths.reservations, icon: ReservationsIcon },
  rooms: { path: paths.roomStatus, icon: RoomsIcon },
  messages: { path: paths.chats, icon: MessagesIcon },
  tasks: { path: paths.tasks, icon: TasksIcon },
} satisfies Record<string, { path: string; icon: Icon }>;

export type Shortcut = keyof typeof shortcuts;

/** Links to the pages that a shift opens most. */
export function Shortcuts({ to }: { to: readonly Shortcut[] }) {
  const { text } = useText();
  return (
    <nav aria-label={text("shortcut.label")}>
      <Columns as="ul" least={15} keepsWidth gap={12}>
        {to.map((shortcut) => {
          const { path, icon: ShortcutIcon } = shortcuts[shortcut];
          return (
            <li key={shortcut}>
              <Link to={path} className="shortcut">
                <ShortcutIcon size={22} aria-hidden="true" />
                <Text weight={600}>{text(`shortcut.${shortcut}`)}</Text>
                <Muted size={14}>{text(`shortcut.${shortcut}.hint`)}</Muted>
              </Link>
            </li>
          );
        })}
      </Columns>
    </nav>
  );
}
