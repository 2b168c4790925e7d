import { actionRoutes } from "./actionRoutes";
import { dayRoutes } from "./dayRoutes";
import { hotelChangesRoutes } from "./hotelChangesRoutes";
import { listRoutes } from "./listRoutes";
import { propertyRoutes } from "./propertyRoutes";
import { rateRoutes } from "./rateRoutes";
import { reservationRoutes } from "./reservationRoutes";

export const hotelRoutes = [
  ...propertyRoutes,
  ...rateRoutes,
  ...listRoutes, // `/pms/reservations/export` before `/pms/reservations/:id`
  ...reservationRoutes,
  ...actionRoutes,
  ...dayRoutes,
  ...hotelChangesRoutes,
];
