import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";

import { routesFor } from "../core/routes";
import { hotelFigures } from "./hotelFigures";
import { cancellations, dailyReport, forecast, housekeeping, production } from "./reports";
import { figureRows } from "./rowsOf";

export const figuresRoutes = [
  ...routesFor(figuresContract, {
    getHotelFigures: ({ query }, { db }) => hotelFigures(query, db.figures),
    listFigureRows: ({ query }, { db }) => figureRows(query, db.figures),
  }),
  ...routesFor(reportsContract, {
    getDailyReport: ({ query }, { db }) => dailyReport(query, db.figures),
    getForecast: ({ query }, { db }) => forecast(query, db.figures),
    getProduction: ({ query }, { db }) => production(query, db.figures),
    getCancellations: ({ query }, { db }) => cancellations(query, db.figures),
    getHousekeepingReport: ({ query }, { db }) => housekeeping(query, db.figures, db.housekeeping),
  }),
];
