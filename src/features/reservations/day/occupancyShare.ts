import type { OccupancyNight } from "@/contract/reservations/day";

/** Sold of what can be sold, more than 1 where it is overbooked; undefined while nothing is for sale. */
export const occupancyShare = ({ sold, sellable }: OccupancyNight): number | undefined =>
  sellable > 0 ? sold / sellable : undefined;
