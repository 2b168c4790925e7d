import { dayContract } from "@/contract/day";

import { routesFor } from "../routes";
import { announceDue } from "./announceDue";
import { dayOf } from "./dayOf";

export const routes = routesFor(dayContract, {
  getDay(_, { db, now }) {
    announceDue(db, now());
    return dayOf(db, now());
  },
});

export const createData = () => () => undefined;
