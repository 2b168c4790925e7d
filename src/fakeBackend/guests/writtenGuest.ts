import { documentTypes, type GuestData, type GuestDraft, guestPreferences } from "@/contract/people/guest";
import type { GuestReason } from "@/contract/guests/guestProfile";
import { sentencesOf } from "@/domain/faults";
import { guestFaults } from "@/domain/guests/guestFaults";
import { unknownData } from "@/domain/guests/unknownData";
import { guestReason } from "@/domain/guests/guestPermissions";
import { reasonFor } from "@/domain/reasonFor";

import { employerOf } from "../hotel/books/StoredGuest";
import type { Hotel } from "../hotel/Hotel";
import { unknownValues } from "../records/Refused";
import { draftedGuest } from "../hotel/reservations/draftedGuest";

/** Of the code of a language. */
const MOST_LETTERS = 100;

interface Written {
  data: GuestData;
  reasons: GuestReason[];
  fields: Record<string, string>;
}

/** A guest as written in their record, and what is wrong with it. */
export function writtenGuest(
  draft: GuestDraft & Partial<GuestData>,
  { property: { businessDate: today }, companies }: Pick<Hotel, "property" | "companies">,
): Written {
  const { guest, faults } = draftedGuest(draft, today);
  const { documentType } = guest;
  const { language, isVip, preferences, allergies, notes, hasMarketingConsent } = { ...unknownData, ...draft };
  // no form lets these through
  const isPossible = {
    documentType: documentType === "" || documentTypes.includes(documentType),
    language: language.length <= MOST_LETTERS,
    preferences: preferences.every((preference) => guestPreferences.includes(preference)),
  };
  const employer = companies.now(draft.companyId);
  const isGone = draft.companyId && (!employer || employer.state === "deleted");
  const data = {
    ...guest,
    ...employerOf({ company: guest.company, companyId: draft.companyId }, companies),
    language,
    isVip,
    hasMarketingConsent,
    preferences: guestPreferences.filter((preference) => preferences.includes(preference)),
    allergies: allergies.trim(),
    notes: notes.trim(),
  };
  return {
    data,
    reasons: faults.reasons.length > 0 ? [guestReason("GUEST_CONTACT_MISSING")] : [],
    fields: {
      ...faults.fields,
      ...sentencesOf(guestFaults(data, today)),
      ...unknownValues(isPossible),
      ...(isGone && { companyId: reasonFor("GONE").message }),
    },
  };
}
