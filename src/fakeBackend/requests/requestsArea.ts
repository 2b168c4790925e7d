import { requestsContract } from "@/contract/requests";

import { type Area, defineArea } from "../area";
import { hotelArea } from "../hotel/hotelArea";
import type { Requests } from "./Requests";

/** It reads the hotel's books, so it fetches them too. */
export const requestsArea: Area<Requests> = defineArea(requestsContract, async () => {
  const [{ routes, createData }] = await Promise.all([import("./requestsPart"), hotelArea.fetch()]);
  return { routes, createData };
});
