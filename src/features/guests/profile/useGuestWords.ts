import { guestPreferences } from "@/contract/people/guest";
import type { GuestField } from "@/contract/guests/guestProfile";
import { guestFields } from "@/domain/guests/guestChanges";
import { parseBirthDate } from "@/shared/format/dateRange";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";

const asFlag: WordedField["as"] = (value, { text }) => text(value === "true" ? "guests.yes" : "guests.no");

const fields: Record<GuestField, WordedField> = {
  firstName: { label: "booking.firstName" },
  lastName: { label: "booking.lastName" },
  email: { label: "booking.email" },
  phone: { label: "booking.phone" },
  documentType: { label: "guests.field.documentType", as: "word", texts: "documentType" },
  document: { label: "guests.field.document" },
  country: { label: "booking.country", as: (value, { formats }) => formats.country(value) },
  birthDate: {
    label: "guests.field.birthDate",
    as(value, { formats }) {
      const day = parseBirthDate(value);
      return day ? formats.date(day) : value;
    },
  },
  language: { label: "guests.field.language", as: (value, { formats }) => formats.language(value) },
  company: { label: "guests.field.company" },
  companyId: { label: "guests.field.companyId" },
  isVip: { label: "guests.field.isVip", as: asFlag },
  preferences: {
    label: "guests.field.preferences",
    as(value, { text, formats }) {
      const known = guestPreferences.filter((preference) => value.split(",").includes(preference));
      return formats.list(known.map((preference) => text(`guestPreference.${preference}`)));
    },
  },
  allergies: { label: "guests.field.allergies" },
  notes: { label: "guests.field.notes" },
  hasMarketingConsent: { label: "guests.field.hasMarketingConsent", as: asFlag },
};

/** The fields of a guest and their values in words: for the form, the history, and the choice of a merge. */
export function useGuestWords() {
  const words = useRecordWords(fields);
  return { ...words, fields: words.fieldsOf(guestFields) };
}
