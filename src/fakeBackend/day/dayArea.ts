import { dayContract } from "@/contract/day";

import { type Area, defineArea } from "../area";
import { complaintsArea } from "../complaints/complaintsArea";
import { hotelArea } from "../hotel/hotelArea";
import { requestsArea } from "../requests/requestsArea";

/** The front desk's day has no rows of its own: it is read from the books of other areas. */
export const dayArea: Area<undefined> = defineArea(dayContract, async () => {
  const areas = [hotelArea, requestsArea, complaintsArea];
  const [{ routes, createData }] = await Promise.all([import("./dayPart"), ...areas.map((area) => area.fetch())]);
  return { routes, createData };
});
