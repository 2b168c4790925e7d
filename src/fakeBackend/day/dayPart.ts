import { dayContract } from "@/contract/day";

import { routesFor } from "../routes";
import { dayOf } from "./dayOf";

export const routes = routesFor(dayContract, {
  getDay: (_, { db, now }) => dayOf(db, now()),
});

export const createData = () => () => undefined;
