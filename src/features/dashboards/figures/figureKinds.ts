import type { FigureName } from "@/contract/figures/hotelFigures";
import type { FigureKind } from "@/shared/figures/table/figureTable";

/** How each figure is written, on its card and above its rows. */
export const figureKinds: Record<FigureName, FigureKind> = {
  occupancy: "percent",
  adr: "money",
  revpar: "money",
  arrivals: "count",
  departures: "count",
  inHouse: "count",
  pickup: "change",
  cancellations: "count",
  noShows: "count",
};
