import { type GuestData, personLimits } from "@/contract/people/guest";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { birthDateFault } from "./birthDates";
import { documentFault, readDocument } from "./documents";
import { emailFault, readEmail } from "./emails";
import { readName } from "./names";
import { readTelephone, telephoneFault } from "./telephones";

/** The fields that the doors to a person's record ask for; each door has a part of them. */
export type Person = Partial<
  Pick<
    GuestData,
    "firstName" | "lastName" | "email" | "phone" | "documentType" | "document" | "country" | "birthDate" | "company"
  >
>;

export interface PersonFault {
  field: keyof Person;
  reason: Reason;
}

/** A person as stored, whatever the door: the same name, number or address is the same text. */
export function writtenPerson<Typed extends Person>(typed: Typed): Typed & Person {
  const { firstName, lastName, company, email, phone, document, documentType = "", country = "" } = typed;
  return {
    ...typed,
    ...(firstName !== undefined && { firstName: readName(firstName) }),
    ...(lastName !== undefined && { lastName: readName(lastName) }),
    ...(company !== undefined && { company: readName(company) }),
    ...(email !== undefined && { email: readEmail(email) }),
    ...(phone !== undefined && { phone: readTelephone(phone) }),
    ...(document !== undefined && readDocument({ documentType, document, country })),
  };
}

/** Faults of a person's record, one reason a field; the sentence is shown beside it. A missing value is no fault. */
export function personFaults(typed: Person, today: CivilDate): PersonFault[] {
  const person = writtenPerson(typed);
  const { email = "", phone = "", document = "", documentType = "", country = "", birthDate = "" } = typed;
  const codes = {
    email: emailFault(email),
    phone: telephoneFault(phone),
    document: documentFault({ documentType, document, country }),
    birthDate: birthDateFault(birthDate, today),
  };
  const faults = new Map<keyof Person, Reason>();
  for (const [field, code] of Object.entries(codes)) if (code) faults.set(field as keyof Person, reasonFor(code));
  for (const [field, max] of Object.entries(personLimits) as [keyof typeof personLimits, number][])
    if ((person[field] ?? "").length > max) faults.set(field, reasonFor("TEXT_TOO_LONG", { max }));
  return [...faults].map(([field, reason]) => ({ field, reason }));
}
