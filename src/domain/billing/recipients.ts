import type { Party } from "@/contract/billing/billingDocument";
import type { RecordRecipient } from "@/contract/billing/chainRecord";

import { numberKindOf } from "../account/numberKinds";
import { countryOfTaxId, readTaxId } from "../account/taxId";

/** The customer as a record tells it: by a Spanish NIF, else by country, kind and number ("IDOtro"). */
export function recipientOf(customer: Party): RecordRecipient {
  const { name, country } = customer;
  const kind = numberKindOf(customer);
  const number = readTaxId(customer.taxId, country);
  if (!kind) return { name, nif: readTaxId(number) };
  const isBare = kind === "02" && countryOfTaxId(number) === "ES";
  return { name, other: { country, kind, number: isBare ? `${prefixOf(country)}${number}` : number } };
}

/** A VAT number goes with its prefix, which is not the code of Greece. */
const prefixOf = (country: string) => (country === "GR" ? "EL" : country);
