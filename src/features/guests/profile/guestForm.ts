import { dataOf } from "@/domain/guests/guestChanges";
import { guestFaults } from "@/domain/guests/guestFaults";
import { civilDateOf } from "@/shared/format/pickerDate";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

import { guestRecord, type GuestValues, newGuest } from "./guestRecord";

const faultsOf = (values: GuestValues) =>
  guestFaults({ ...dataOf(values), birthDate: birthDateIn(values.birthDate) }, civilDateOf(new Date()));

const refusals: RefusalPlaces = {
  fields: { GUEST_CONTACT_MISSING: "email" },
  values: { email: ["email", "phone"] },
};

/** The form of a guest, for a new one and for the profile. */
export const guestForm = { form: guestRecord, newValues: newGuest, faultsOf, refusals };
