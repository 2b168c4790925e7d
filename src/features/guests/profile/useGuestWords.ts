import { documentTypes, guestPreferences } from "@/contract/people/guest";
import type { GuestField } from "@/contract/guests/guestProfile";
import { guestFields } from "@/domain/guests/guestChanges";
import { parseBirthDate } from "@/shared/format/dateRange";
import { useFormat } from "@/shared/i18n/useFormat";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import type { RecordField } from "@/shared/record/recordFields";

import type { GuestValues } from "./guestRecord";

const labels: Record<GuestField, MessageId> = {
  firstName: "booking.firstName",
  lastName: "booking.lastName",
  email: "booking.email",
  phone: "booking.phone",
  documentType: "guests.field.documentType",
  document: "guests.field.document",
  country: "booking.country",
  birthDate: "guests.field.birthDate",
  language: "guests.field.language",
  company: "guests.field.company",
  isVip: "guests.field.isVip",
  preferences: "guests.field.preferences",
  allergies: "guests.field.allergies",
  notes: "guests.field.notes",
  hasMarketingConsent: "guests.field.hasMarketingConsent",
};

/** The fields of a guest and their values in words: for the form, the history, and the choice of a merge. */
export function useGuestWords() {
  const { text } = useText();
  const { date, country, language, list } = useFormat();

  const labelOf = (field: GuestField): string => text(labels[field]);

  /** Of a value as the history has it: a list with commas, a flag as "true"; "" for nothing. */
  function wordsOf(field: GuestField, value: string): string {
    if (value === "") return "";
    if (field === "country") return country(value);
    if (field === "language") return language(value);
    if (field === "birthDate") {
      const day = parseBirthDate(value);
      return day ? date(day) : value;
    }
    if (field === "isVip" || field === "hasMarketingConsent")
      return text(value === "true" ? "guests.yes" : "guests.no");
    if (field === "documentType") {
      const type = documentTypes.find((one) => one === value);
      return type ? text(`documentType.${type}`) : value;
    }
    if (field !== "preferences") return value;
    const known = guestPreferences.filter((preference) => value.split(",").includes(preference));
    return list(known.map((preference) => text(`guestPreference.${preference}`)));
  }

  const fields: RecordField<GuestValues>[] = guestFields.map((field) => ({
    name: field,
    label: labelOf(field),
    words: (values) => wordsOf(field, String(values[field])),
  }));

  return { labelOf, wordsOf, fields };
}
