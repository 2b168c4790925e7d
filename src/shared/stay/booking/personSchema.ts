import { string } from "yup";

import { messageId } from "@/shared/i18n/sentence";

import type { byRules } from "./byRules";

/** Fields of a person in a form: a name, and a way to reach them. `ofPerson` judges what is written. */
export const personSchema = (ofPerson: ReturnType<typeof byRules>) => ({
  firstName: string()
    .trim()
    .when("lastName", ([lastName], first) =>
      lastName ? first : first.required(messageId("reason.GUEST_NAME_MISSING")),
    )
    .test(ofPerson),
  lastName: string().test(ofPerson),
  email: string()
    .trim()
    .when("phone", ([phone], email) => (phone ? email : email.required(messageId("reason.CONTACT_MISSING"))))
    .test(ofPerson),
  phone: string().test(ofPerson),
  document: string().test(ofPerson),
});
