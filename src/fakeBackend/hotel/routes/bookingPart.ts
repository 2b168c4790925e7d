import { offerRoutes } from "./offerRoutes";
import { actionRoutes } from "../reservations/actionRoutes";
import { reservationRoutes } from "../reservations/reservationRoutes";

export const routes = [...offerRoutes, ...reservationRoutes, ...actionRoutes];

export const createData = () => () => undefined;
