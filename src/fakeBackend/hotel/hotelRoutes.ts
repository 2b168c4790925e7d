import { actionRoutes } from "./actionRoutes";
import { dayRoutes } from "./dayRoutes";
import { guestRoutes } from "./guestRoutes";
import { hotelChangesRoutes } from "./hotelChangesRoutes";
import { listRoutes } from "./listRoutes";
import { propertyRoutes } from "./propertyRoutes";
import { rateRoutes } from "./rateRoutes";
import { reservationRoutes } from "./reservationRoutes";

export const hotelRoutes = [
  ...propertyRoutes,
  ...rateRoutes,
  ...guestRoutes,
  ...listRoutes, // `/pms/reservations/export` before `/pms/reservations/:id`
  ...reservationRoutes,
  ...actionRoutes,
  ...dayRoutes,
  ...hotelChangesRoutes,
];
