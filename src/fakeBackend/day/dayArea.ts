import { dayContract } from "@/contract/day";

import { type Area, defineArea } from "../area";
import { hotelArea } from "../hotel/hotelArea";
import { requestsArea } from "../requests/requestsArea";

/** The front desk's day has no rows of its own: it is read from the hotel's books and from what guests have asked for. */
export const dayArea: Area<undefined> = defineArea(dayContract, async () => {
  const [{ routes, createData }] = await Promise.all([import("./dayPart"), hotelArea.fetch(), requestsArea.fetch()]);
  return { routes, createData };
});
