import type { GuestData, GuestDraft } from "@/contract/people/guest";

/** Empty data of a guest whom the desk has just written down. */
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

/** Data of an erased guest: the country alone, for the statistics. */
export const anonymisedData = ({ country }: Pick<GuestData, "country">): GuestData => ({
  ...unknownData,
  firstName: "Anonimizado",
  lastName: "",
  email: "",
  phone: "",
  document: "",
  country,
});
