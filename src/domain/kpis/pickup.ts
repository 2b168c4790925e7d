import type { Pickup } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";

import type { ChangedNight } from "./onTheBooks";

export const noPickup = (): Pickup => ({ new: 0, cancelled: 0, moved: 0, nights: 0, roomRevenue: 0 });

function addNight(pickup: Pickup, { nights, roomRevenue, change: { cause } }: ChangedNight): Pickup {
  pickup[cause] += cause === "cancelled" ? 0 - nights : nights;
  pickup.nights += nights;
  pickup.roomRevenue += roomRevenue;
  return pickup;
}

/**
 * Pickup of the changes since a close: the books now less the books then, by cause. Three nights that are cancelled and
 * booked again by another reservation are 3 and 3, net 0.
 */
export function pickupOf(nights: Iterable<ChangedNight>): Pickup {
  const pickup = noPickup();
  for (const night of nights) addNight(pickup, night);
  return pickup;
}

/** The same of each stay date that has changed. */
export function pickupByDate(nights: Iterable<ChangedNight>): Map<CivilDate, Pickup> {
  const pickups = new Map<CivilDate, Pickup>();
  for (const night of nights) pickups.set(night.date, addNight(pickups.get(night.date) ?? noPickup(), night));
  return pickups;
}
