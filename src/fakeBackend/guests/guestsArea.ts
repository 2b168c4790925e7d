import { guestsContract } from "@/contract/guests";

import { type Area, defineArea } from "../area";
import { hotelArea } from "../hotel/hotelArea";
import type { GuestRegistry } from "./GuestRegistry";

/** It reads the hotel's books, so it fetches them too. */
export const guestsArea: Area<GuestRegistry> = defineArea(guestsContract, async () => {
  const [{ routes, createData }] = await Promise.all([import("./guestsPart"), hotelArea.fetch()]);
  return { routes, createData };
});
