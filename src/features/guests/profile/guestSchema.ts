import { object, string } from "yup";

import { noteLimits } from "@/contract/reservations/reservations";
import type { MessageId } from "@/shared/i18n/catalogues";
import { dateText } from "@/shared/ui/fields/dates/dateText";
import type { RefusalPlaces } from "@/shared/record/recordFields";

const id = (message: MessageId) => message;

const LONGEST = 100;
const LONGEST_NUMBER = 40;
const short = string().trim().max(LONGEST, id("booking.tooLong"));
const long = string().max(noteLimits.letters, id("booking.noteTooLong"));

/** What can be said without the server: a name, and a way to reach the guest. */
export const guestSchema = object({
  firstName: short.when("lastName", ([lastName], first) =>
    lastName ? first : first.required(id("booking.firstNameRequired")),
  ),
  lastName: short,
  email: short
    .email(id("email.invalid"))
    .when("phone", ([phone], email) => (phone ? email : email.required(id("reason.GUEST_CONTACT_MISSING")))),
  phone: string()
    .trim()
    .matches(/^[+\d\s().-]*$/, id("booking.phoneInvalid"))
    .max(LONGEST_NUMBER, id("booking.tooLong")),
  birthDate: dateText(),
  document: string().trim().max(LONGEST_NUMBER, id("booking.tooLong")),
  company: short,
  allergies: long,
  notes: long,
});

export const guestRefusals: RefusalPlaces = {
  fields: { GUEST_CONTACT_MISSING: "email" },
  values: { email: ["email", "phone"] },
};
