import type { Situation } from "@/contract/reservationLife";
import type { SavedView } from "@/contract/reservationList";
import { paths } from "@/shared/routing/paths";

import { listAddress, pageSizes } from "../list/listQuery";

const firstPage = { page: 1, perPage: pageSizes[0] };

/** The list with those that are in one of these situations. */
export const listOfSituations = (...situations: Situation[]): string =>
  `${paths.reservations}?${listAddress({ ...firstPage, situations: situations.join() })}`;

export const listOfView = (view: SavedView): string => `${paths.reservations}?${listAddress({ ...firstPage, view })}`;

/** The list as it came in, the newest first. */
export const listOfNewest: string = `${paths.reservations}?${listAddress({
  ...firstPage,
  sort: "created_at",
  order: "desc",
})}`;
