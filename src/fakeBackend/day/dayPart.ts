import { dayContract } from "@/contract/day";

import { dayOf } from "../hotel/dayOf";
import { dueByReservation } from "../requests/dueByReservation";
import { deskAt } from "../requests/requestEntry";
import { routesFor } from "../routes";

export const routes = routesFor(dayContract, {
  getDay: (_, { db, now }) => dayOf(db.hotel, dueByReservation(deskAt(db, now()))),
});

export const createData = () => () => undefined;
