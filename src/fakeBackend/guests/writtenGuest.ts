import { documentTypes, type GuestData, type GuestDraft, guestPreferences } from "@/contract/people/guest";
import type { GuestReason } from "@/contract/guests/guestProfile";
import { sentencesOf } from "@/domain/faults";
import { guestFaults } from "@/domain/guests/guestFaults";
import { unknownData } from "@/domain/guests/unknownData";
import { guestReason } from "@/domain/guests/guestPermissions";

import { unknownValues } from "../records/Refused";
import { draftedGuest } from "../hotel/reservations/draftedGuest";

/** Of the code of a language. */
const MOST_LETTERS = 100;

interface Written {
  data: GuestData;
  reasons: GuestReason[];
  fields: Record<string, string>;
}

/** A guest as written in their record, and what is wrong with it. `today` is the business date. */
export function writtenGuest(draft: GuestDraft & Partial<GuestData>, today: string): Written {
  const { guest, faults } = draftedGuest(draft, today);
  const { documentType } = guest;
  const { language, isVip, preferences, allergies, notes, hasMarketingConsent } = { ...unknownData, ...draft };
  // no form lets these through
  const isPossible = {
    documentType: documentType === "" || documentTypes.includes(documentType),
    language: language.length <= MOST_LETTERS,
    preferences: preferences.every((preference) => guestPreferences.includes(preference)),
  };
  const data = {
    ...guest,
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
    fields: { ...faults.fields, ...sentencesOf(guestFaults(data, today)), ...unknownValues(isPossible) },
  };
}
