import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { housekeeping } from "../housekeeping/housekeepingArea";
import type { FigureData } from "./figureData";

/** With the reports of closed days and the journal of the books, which each close writes. */
export const figures: Area<FigureData> = hotelArea(
  { ...figuresContract, ...reportsContract },
  () => import("./figuresPart"),
  [housekeeping],
);
