import { dayContract } from "@/contract/day/day";

import { announceDue } from "../requests/announceDue";
import { routesFor } from "../core/routes";
import { dayOf } from "./dayOf";

export const routes = routesFor(dayContract, {
  getDay(_, { db, now }) {
    announceDue(db, now());
    return dayOf(db, now());
  },
});

export const createData = () => () => undefined;
