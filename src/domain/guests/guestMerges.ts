import { type Guest, type GuestData, guestPreferences } from "@/contract/people/guest";
import { type MergeChoice, type MergeChoiceField, mergeChoiceFields } from "@/contract/guests/guestProfile";

import { documentKey } from "../people/documents";
import { telephoneKeys } from "../people/telephones";
import { folded } from "../text/folded";
import { dataOf, guestFields } from "./guestChanges";

/** All of a record that a merge joins. */
export type MergedData = GuestData & Pick<Guest, "unwelcome">;

export const mergedDataOf = ({ unwelcome, ...guest }: MergedData): MergedData => ({ ...dataOf(guest), unwelcome });

/** How values are compared; the others by their letters. */
const keys: Partial<Record<MergeChoiceField, (value: string) => string>> = {
  email: folded,
  phone: (value) => telephoneKeys(value).toSorted().join(" "),
  document: documentKey,
};

function isSame(field: MergeChoiceField, one: GuestData, other: GuestData): boolean {
  const key = keys[field] ?? ((value: string) => value);
  const types = [one.documentType, other.documentType].filter(Boolean);
  if (field === "document" && new Set(types).size > 1) return false;
  return key(one[field]) === key(other[field]);
}

/** The fields that both records tell, each in its own way: a person says which one is right. */
export const mergeChoices = (kept: GuestData, other: GuestData): MergeChoiceField[] =>
  mergeChoiceFields.filter((field) => kept[field] !== "" && other[field] !== "" && !isSame(field, kept, other));

/**
 * One record of two. A value that only one of them has is kept, and so are the notes, allergies and preferences of both.
 * VIP and "not welcome" are kept if either has them. A consent to offers is kept only if both have it: it is never
 * widened. Without a choice a field stays as the kept record has it.
 */
export function mergedGuest(kept: MergedData, other: MergedData, chosen: MergeChoice): MergedData {
  const asked = new Set(mergeChoices(kept, other));
  const isOthers = (field: MergeChoiceField) => (asked.has(field) ? chosen[field] === "other" : kept[field] === "");
  const told = Object.fromEntries(
    mergeChoiceFields.map((field) => [field, isOthers(field) ? other[field] : kept[field]]),
  );
  const [mine, theirs] = isOthers("document") ? [other, kept] : [kept, other];
  const [employed, elsewhere] = isOthers("company") ? [other, kept] : [kept, other];
  const isOneDocument = isSame("document", mine, theirs) || theirs.document === "";
  return {
    ...dataOf(kept),
    ...told,
    documentType: mine.documentType || (isOneDocument ? theirs.documentType : ""),
    companyId: employed.companyId ?? (isSame("company", employed, elsewhere) ? elsewhere.companyId : undefined),
    isVip: kept.isVip || other.isVip,
    preferences: guestPreferences.filter((one) => kept.preferences.includes(one) || other.preferences.includes(one)),
    allergies: joined(kept.allergies, other.allergies, "\n"),
    notes: joined(kept.notes, other.notes, "\n"),
    hasMarketingConsent: kept.hasMarketingConsent && other.hasMarketingConsent,
    unwelcome:
      kept.unwelcome && other.unwelcome
        ? { ...kept.unwelcome, reason: joined(kept.unwelcome.reason, other.unwelcome.reason, "; ") }
        : (kept.unwelcome ?? other.unwelcome),
  };
}

/** Both texts, or the one that says the other's already. */
function joined(one: string, other: string, between: string): string {
  if (folded(one).includes(folded(other))) return one;
  return folded(other).includes(folded(one)) ? other : `${one}${between}${other}`;
}

/** One merge into a record: how that was before, what came in, and what was chosen. */
export interface MergeStep {
  before: MergedData;
  other: MergedData;
  chosen: MergeChoice;
}

const parts = [...guestFields, "unwelcome"] as const;
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const differing = (one: MergedData, other: MergedData) => parts.filter((part) => !isEqual(one[part], other[part]));

/**
 * The record with some of its merges taken back (undefined in `left`) or with another content, and how it was before each
 * step then. What people have edited since stays. Undefined where an edit touches what would become different: it cannot
 * be told any more which of the records it was about. `steps` are in the order in which they were made.
 */
export function mergedAgain(
  steps: readonly MergeStep[],
  now: MergedData,
  left: readonly (Omit<MergeStep, "before"> | undefined)[],
): { befores: MergedData[]; now: MergedData } | undefined {
  const befores: MergedData[] = [];
  let data = steps[0]?.before ?? now;
  for (const [place, { before, other, chosen }] of steps.entries()) {
    const was = mergedGuest(before, other, chosen);
    const edited = steps[place + 1]?.before ?? now;
    const edits = differing(was, edited);
    const step = left[place];
    befores.push(data);
    const is = step ? mergedGuest(data, step.other, step.chosen) : data;
    if (edits.some((part) => !isEqual(was[part], is[part]))) return undefined;
    data = { ...is, ...Object.fromEntries(edits.map((part) => [part, edited[part]])) };
  }
  return { befores, now: data };
}
