import { guestReason } from "@/domain/guests/guestPermissions";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/StoredGuest";
import { Refused } from "../records/Refused";
import { toGuestProfile } from "./toGuestProfile";

export function refuseStaleGuest(stored: StoredGuest, version: number, hotel: Hotel) {
  if (version === stored.version) return;
  throw new Refused(409, { reasons: [guestReason("GUEST_STALE")], current: toGuestProfile(stored, hotel) });
}
