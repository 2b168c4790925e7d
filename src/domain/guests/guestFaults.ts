import type { GuestReason } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";
import type { CivilDate } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { longer } from "../definition/generalFaults";
import { type Fault, unless } from "../faults";
import { fullName } from "../people/names";
import { personFaults, writtenPerson } from "../people/writtenPerson";
import { guestReason } from "./guestPermissions";

/** Faults of a guest's record as typed: a name, and a way to reach them, have to be there. */
export function guestFaults(typed: GuestData, today: CivilDate): Fault<Reason | GuestReason>[] {
  const { allergies, notes } = typed;
  const guest = writtenPerson(typed);
  const isReached = guest.email !== "" || guest.phone !== "";
  return [
    ...unless(fullName(guest) !== "", "firstName", () => guestReason("GUEST_NAME_MISSING")),
    ...unless(isReached, "email", () => guestReason("GUEST_CONTACT_MISSING")),
    ...personFaults(typed, today),
    ...longer({ allergies, notes }, noteLimits.letters),
  ];
}
