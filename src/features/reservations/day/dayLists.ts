import type { Situation } from "@/contract/reservations/reservationLife";
import type { SavedView } from "@/contract/reservations/reservationList";
import { paths } from "@/shared/routing/paths";

import { reservationList } from "../list/reservationList";

const { address } = reservationList.query;

/** The list with those that are in one of these situations. */
export const listOfSituations = (...situations: Situation[]): string =>
  `${paths.reservations}?${address({ situations: situations.join() })}`;

export const listOfView = (view: SavedView): string => `${paths.reservations}?${address({ view })}`;

/** The list as it came in, the newest first. */
export const listOfNewest: string = `${paths.reservations}?${address({ sort: "created_at", order: "desc" })}`;
