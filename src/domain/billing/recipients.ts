import type { BillingDocument, DocumentInput, Party } from "@/contract/billing/billingDocument";
import type { RecordRecipient } from "@/contract/billing/chainRecord";

import { numberKindOf } from "../account/numberKinds";
import { countryOfTaxId, readTaxId } from "../account/taxId";
import { unless } from "../faults";
import { billingReason } from "./documentKinds";
import { recipientFaults } from "./issueRules";

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

type Recorded = Pick<BillingDocument, "customer" | "mended">;

/** Faults of what a record is to tell of the customer instead: it may not tell the same again. */
export function amendFaults({ customer, mended = customer }: Recorded, act: Partial<Pick<DocumentInput, "customer">>) {
  const { customer: told = mended } = act;
  const faults = recipientFaults(told ?? {});
  const isSame = told && mended && JSON.stringify(recipientOf(told)) === JSON.stringify(recipientOf(mended));
  return [...faults, ...unless(faults.length > 0 || !isSame, "name", () => billingReason("RECORD_SAME"))];
}
