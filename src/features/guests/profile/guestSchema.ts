import { object, string } from "yup";

import { noteLimits } from "@/contract/reservations/reservations";
import { type Person, personFaults } from "@/domain/people/writtenPerson";
import { civilDateOf } from "@/shared/format/pickerDate";
import type { MessageId } from "@/shared/i18n/catalogues";
import { withMax } from "@/shared/i18n/sentence";
import { byRules } from "@/shared/record/byRules";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

const id = (message: MessageId) => message;

const ofPerson = byRules(({ birthDate = "", ...person }: Person) =>
  personFaults({ ...person, birthDate: birthDateIn(birthDate) }, civilDateOf(new Date())),
);
const long = string().max(noteLimits.letters, withMax("booking.noteTooLong"));

/** The checks without the server: a name, a way to reach the guest, and the rules of a person. */
export const guestSchema = object({
  firstName: string()
    .trim()
    .when("lastName", ([lastName], first) => (lastName ? first : first.required(id("booking.firstNameRequired"))))
    .test(ofPerson),
  lastName: string().test(ofPerson),
  email: string()
    .trim()
    .when("phone", ([phone], email) => (phone ? email : email.required(id("reason.GUEST_CONTACT_MISSING"))))
    .test(ofPerson),
  phone: string().test(ofPerson),
  birthDate: string().test(ofPerson),
  document: string().test(ofPerson),
  company: string().test(ofPerson),
  allergies: long,
  notes: long,
});

export const guestRefusals: RefusalPlaces = {
  fields: { GUEST_CONTACT_MISSING: "email" },
  values: { email: ["email", "phone"] },
};
