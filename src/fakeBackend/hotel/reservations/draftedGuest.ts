import type { GuestData, GuestDraft } from "@/contract/people/guest";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { guestReason } from "@/domain/guests/guestPermissions";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName } from "@/domain/people/names";
import { personFaults, writtenPerson } from "@/domain/people/writtenPerson";
import { reasonFor } from "@/domain/reasonFor";

import type { Faults } from "../refusals";

const texts = ["firstName", "lastName", "email", "phone", "document", "country", "birthDate", "company"] as const;
type Text = (typeof texts)[number];

/** A form has a list; the register of travellers looks whether there is such a country. */
const COUNTRY = /^[A-Z]{2}$/;

/** Who a guest is, as written down at any door: as stored, and what is wrong with it. `today` is the business date. */
export function draftedGuest(
  draft: GuestDraft & Partial<GuestData>,
  today: CivilDate,
): { guest: GuestData; faults: Faults } {
  const { documentType = "" } = draft;
  const typed = Object.fromEntries(texts.map((field) => [field, textOf(draft[field])])) as Record<Text, string>;
  const guest = writtenPerson({ ...unknownData, ...typed, documentType });
  const faulty: Faults["fields"] = {};
  if (fullName(guest) === "") faulty.firstName = guestReason("GUEST_NAME_MISSING").message;
  if (guest.country !== "" && !COUNTRY.test(guest.country)) faulty.country = reasonFor("COUNTRY_UNKNOWN").message;
  for (const { field, reason } of personFaults({ ...typed, documentType }, today)) faulty[field] = reason.message;
  const reasons: Reason[] = guest.email === "" && guest.phone === "" ? [reasonFor("CONTACT_MISSING")] : [];
  const [reason] = reasons;
  if (reason) faulty.email = faulty.phone = reason.message;
  return { guest, faults: { reasons, fields: faulty } };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
