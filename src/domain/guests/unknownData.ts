import type { GuestData, GuestDraft } from "@/contract/people/guest";

/** What is not known of a guest whom the desk has just written down. */
export const unknownData: Omit<GuestData, keyof GuestDraft> = {
  documentType: "",
  birthDate: "",
  language: "",
  company: "",
  isVip: false,
  preferences: [],
  allergies: "",
  notes: "",
  hasMarketingConsent: false,
};

/** What is left of a guest whose personal data are erased: the country, for the statistics. */
export const anonymisedData = ({ country }: Pick<GuestData, "country">): GuestData => ({
  ...unknownData,
  firstName: "Anonimizado",
  lastName: "",
  email: "",
  phone: "",
  document: "",
  country,
});
