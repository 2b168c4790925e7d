import { object, string } from "yup";

import { noteLimits } from "@/contract/reservations/reservationDraft";
import { type Person, personFaults } from "@/domain/people/writtenPerson";
import { civilDateOf } from "@/shared/format/pickerDate";
import { withMax } from "@/shared/i18n/sentence";
import { byRules } from "@/shared/record/byRules";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import { personSchema } from "@/shared/stay/booking/personSchema";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

import { guestRecord, newGuest } from "./guestRecord";

const ofPerson = byRules(({ birthDate = "", ...person }: Person) =>
  personFaults({ ...person, birthDate: birthDateIn(birthDate) }, civilDateOf(new Date())),
);
const long = string().max(noteLimits.letters, withMax("reason.NOTE_TOO_LONG"));

/** The checks without the server: a name, a way to reach the guest, and the rules of a person. */
const schema = object({
  ...personSchema(ofPerson, "reason.GUEST_CONTACT_MISSING"),
  birthDate: string().test(ofPerson),
  company: string().test(ofPerson),
  allergies: long,
  notes: long,
});

const refusals: RefusalPlaces = {
  fields: { GUEST_CONTACT_MISSING: "email" },
  values: { email: ["email", "phone"] },
};

/** The form of a guest, for a new one and for the profile. */
export const guestForm = { form: guestRecord, newValues: newGuest, schema, refusals };
