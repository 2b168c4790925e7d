import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { isEnded } from "@/domain/reservations/situationOf";
import type { Command, CommandTools } from "@/shared/commands/commandSources";
import { typedDate } from "@/shared/format/dateRange";
import { paths } from "@/shared/routing/paths";
import { ReservationsIcon } from "@/shared/ui/icons";

import { numberText } from "./numberText";

type NamedStay = Pick<ReservationRow, "id" | "customer" | "checkin" | "situation" | "foundBy">;

/** The names of a reservation: "RSV-000305" is called "305", too. */
export const namesOfStay = ({ id, customer }: NamedStay) => [customer, id, id.replace(/^\D+/, "")];

/** The way to a reservation. */
export const stayCommand = (stay: NamedStay, { text, navigate }: CommandTools): Command => ({
  id: `reservation ${stay.id}`,
  title: `${stay.customer} · ${stay.id}`,
  detail: [numberText(stay.foundBy, text), typedDate(stay.checkin.slice(0, 10))].filter(Boolean).join(" · "),
  names: namesOfStay(stay),
  isPast: isEnded(stay.situation),
  place: text("menu.reservations"),
  icon: ReservationsIcon,
  run: () => void navigate(generatePath(paths.reservation, { id: stay.id })),
});
