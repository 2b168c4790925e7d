import { string } from "yup";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { byRules } from "@/shared/record/byRules";

const noName: MessageId = "booking.firstNameRequired";

/** Fields of a person in a form: a name, and a way to reach them. `ofPerson` judges what is written. */
export const personSchema = (ofPerson: ReturnType<typeof byRules>, noContact: MessageId) => ({
  firstName: string()
    .trim()
    .when("lastName", ([lastName], first) => (lastName ? first : first.required(noName)))
    .test(ofPerson),
  lastName: string().test(ofPerson),
  email: string()
    .trim()
    .when("phone", ([phone], email) => (phone ? email : email.required(noContact)))
    .test(ofPerson),
  phone: string().test(ofPerson),
  document: string().test(ofPerson),
});
