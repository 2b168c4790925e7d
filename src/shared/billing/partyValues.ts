import type { Party } from "@/contract/billing/billingDocument";
import { numberKinds } from "@/contract/billing/numberKinds";

/** A customer as a form has it: `numberKind` is "" while it follows from the number. */
export type PartyValues = Record<keyof Party, string>;

export const partyValues = ({
  name = "",
  taxId = "",
  address = "",
  country = "ES",
  numberKind,
}: Partial<Party> = {}) => ({
  name,
  taxId,
  address,
  country: country || "ES",
  numberKind: numberKind ?? "",
});

export function partyIn({ name, taxId, address, country, numberKind: typed }: PartyValues): Party {
  const numberKind = numberKinds.find((kind) => kind === typed);
  return { name, taxId, address, country, ...(numberKind && { numberKind }) };
}
