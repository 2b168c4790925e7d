import type { GuestData, GuestDraft } from "@/contract/guests/guest";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import { sentences } from "@/contract/sentences";
import { dataOf } from "@/domain/guests/guestChanges";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName } from "@/domain/people/names";
import { personFaults, writtenPerson } from "@/domain/people/writtenPerson";
import { reasonFor } from "@/domain/reasonFor";
import { isCountry } from "@/domain/register/alphaThree";

import type { Faults } from "../refusals";

const texts = ["firstName", "lastName", "email", "phone", "document", "country", "birthDate", "company"] as const;

/** A guest as written down at any door, as they are stored, and what is wrong with them. `today` is the business date. */
export function draftedGuest(
  draft: GuestDraft & Partial<GuestData>,
  today: CivilDate,
): { guest: GuestData; faults: Faults } {
  const given = dataOf({ ...unknownData, ...draft });
  const written = { ...given, ...Object.fromEntries(texts.map((field) => [field, textOf(given[field])])) };
  const guest = writtenPerson(written);
  const faulty: Faults["fields"] = {};
  if (fullName(guest) === "") faulty.firstName = sentences.nameRequired;
  if (guest.country !== "" && !isCountry(guest.country)) faulty.country = reasonFor("COUNTRY_UNKNOWN").message;
  for (const { field, reason } of personFaults(written, today)) faulty[field] = reason.message;
  const reasons: Reason[] = guest.email === "" && guest.phone === "" ? [reasonFor("CONTACT_MISSING")] : [];
  const [reason] = reasons;
  if (reason) faulty.email = faulty.phone = reason.message;
  return { guest, faults: { reasons, fields: faulty } };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
