import type { BillingDocument, Party } from "@/contract/billing/billingDocument";
import type { Words } from "@/shared/i18n/useWordsIn";

/** The addresses of both sides, with their countries once one of them is abroad. */
export function addressesOf(
  { issuer, customer }: Pick<BillingDocument, "issuer" | "customer">,
  { country: nameOf }: Pick<Words["formats"], "country">,
) {
  const isAbroad = [issuer, customer].some((party) => party && party.country !== "ES");
  return ({ address, country }: Party) => [address, isAbroad && nameOf(country)].filter(Boolean).join(" · ");
}
