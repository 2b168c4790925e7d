import type { GuestReason } from "@/contract/guests/guestProfile";
import { guestReason } from "@/domain/guests/guestPermissions";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/StoredGuest";
import { Refused } from "../Refused";
import { toGuestProfile } from "./toGuestProfile";

/** What is asked for could be, but not with the guest as they are. */
export function refuseGuest(reasons: GuestReason[]) {
  if (reasons.length > 0) throw new Refused(409, { reasons });
}

/** What was typed cannot be. */
export function refuseGuestFaults(reasons: GuestReason[], fields: Record<string, string>) {
  if (reasons.length > 0 || Object.keys(fields).length > 0) throw new Refused(422, { reasons, fields });
}

export function refuseStaleGuest(stored: StoredGuest, version: number, hotel: Hotel) {
  if (version === stored.version) return;
  throw new Refused(409, { reasons: [guestReason("GUEST_STALE")], current: toGuestProfile(stored, hotel) });
}
