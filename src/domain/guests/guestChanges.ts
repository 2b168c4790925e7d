import type { GuestField, GuestHistoryEntry } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";

/** The fields of a guest, in the order in which a form shows them. */
export const guestFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "documentType",
  "document",
  "country",
  "birthDate",
  "language",
  "company",
  "companyId",
  "isVip",
  "preferences",
  "allergies",
  "notes",
  "hasMarketingConsent",
] as const satisfies readonly GuestField[];

/** The data of a guest and nothing else. */
export function dataOf(guest: GuestData): GuestData {
  const { firstName, lastName, email, phone, documentType, document, country, birthDate, language } = guest;
  const { company, companyId, isVip, preferences, allergies, notes, hasMarketingConsent } = guest;
  const person = { firstName, lastName, email, phone, documentType, document, country, birthDate, language };
  return {
    ...person,
    company,
    ...(companyId && { companyId }),
    isVip,
    preferences,
    allergies,
    notes,
    hasMarketingConsent,
  };
}

/** Changes of a guest, field by field. */
export const guestChanges = (before: GuestData, after: GuestData): GuestHistoryEntry["changes"] =>
  guestFields
    .map((field) => ({ field, before: String(before[field] ?? ""), after: String(after[field] ?? "") }))
    .filter((change) => change.before !== change.after);
