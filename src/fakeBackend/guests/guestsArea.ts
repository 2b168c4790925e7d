import { guestsContract } from "@/contract/guests";

import { type Area, defineArea } from "../area";
import { complaintsArea } from "../complaints/complaintsArea";
import type { GuestRegistry } from "./GuestRegistry";

/** It reads the hotel's books, which the complaints fetch; in these a guest is named, too. */
export const guestsArea: Area<GuestRegistry> = defineArea(guestsContract, async () => {
  const [{ routes, createData }] = await Promise.all([import("./guestsPart"), complaintsArea.fetch()]);
  return { routes, createData };
});
