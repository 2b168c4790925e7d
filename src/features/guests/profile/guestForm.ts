import type { GuestData } from "@/contract/people/guest";
import { guestFaults } from "@/domain/guests/guestFaults";
import { civilDateOf } from "@/shared/format/pickerDate";
import type { RefusalPlaces } from "@/shared/record/recordFields";

import { guestRecord, newGuest } from "./guestRecord";

const faultsOf = (draft: GuestData) => guestFaults(draft, civilDateOf(new Date()));

const refusals: RefusalPlaces = {
  fields: { GUEST_CONTACT_MISSING: "email" },
  values: { email: ["email", "phone"] },
};

/** The form of a guest, for a new one and for the profile. */
export const guestForm = { form: guestRecord, newValues: newGuest, faultsOf, refusals };
