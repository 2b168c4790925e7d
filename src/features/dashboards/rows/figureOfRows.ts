import type { FigureName, FigureRows } from "@/contract/figures/hotelFigures";
import { inventoryOccupancy, perOne } from "@/domain/kpis/rates";

/** The figure that rows add up to, from the sums over all of their pages. Money in cents; undefined where nothing can be divided by. */
export function figureOfRows(figure: FigureName, { sum, inventory, total }: FigureRows): number | undefined {
  switch (figure) {
    case "occupancy":
      return inventoryOccupancy({ sold: sum.nights, inventory });
    case "adr":
      return perOne(sum.roomRevenue, sum.nights);
    case "revpar":
      return perOne(sum.roomRevenue, inventory);
    case "pickup":
      return sum.nights;
    default:
      return total;
  }
}
