import { dayContract } from "@/contract/day";

import { routesFor } from "../routes";
import { dayOf } from "./dayOf";

export const dayRoutes = routesFor(dayContract, { getDay: (_, { db: { hotel } }) => dayOf(hotel) });
