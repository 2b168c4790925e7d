import { generatePath } from "react-router-dom";

import type { CommandSource } from "@/shared/commands/commandSources";
import { typedDate } from "@/shared/format/dateRange";
import { paths } from "@/shared/routing/paths";
import { ReservationsIcon } from "@/shared/ui/icons";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";

const SHORTEST_QUERY = 3;
const MOST_FOUND = 5;

/** Reservations by a part of the guest's name or of the number. */
export const reservationCommands: CommandSource = async (typed, { text, navigate }) => {
  const query = typed.trim();
  if (query.length < SHORTEST_QUERY) return [];
  const { rows } = await reservationsApi.listReservations({ query: { text: query, perPage: MOST_FOUND } });
  return rows.map(({ id, customer, checkin }) => ({
    id: `reservation ${id}`,
    title: `${customer} · ${id} · ${typedDate(checkin.slice(0, 10))}`,
    place: text("menu.reservations"),
    icon: ReservationsIcon,
    run: () => void navigate(generatePath(paths.reservation, { id })),
  }));
};
