import type { FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { paths } from "@/shared/routing/paths";

/** Where the reservations behind a figure are listed. */
export const figureRowsPath = (filter: FigureRowsFilter): string => {
  const said = Object.entries(filter).map(([key, value]) => [key, String(value)]);
  return `${paths.figureRows}?${new URLSearchParams(said).toString()}`;
};
