import { accountLimits } from "@/contract/account/account";
import type { Party } from "@/contract/billing/billingDocument";
import type { CountryCode } from "@/contract/formats";

import { plainDocument, readDocument } from "../people/documents";
import { isCountry } from "../register/alphaThree";
import { spanishFault, type TaxIdFault } from "./spanishTaxId";

/** Of another country, which has its own rules: its two letters, then letters and digits. */
const FOREIGN = /^(?!ES)[A-Z]{2}[\dA-Z]{4,13}$/;

/** The prefix of a Spanish number: at home it says nothing. */
const SPANISH_PREFIX = /^ES(?=[A-Z]?\d)/;

/**
 * A tax number as it is stored: capitals and digits, of a Spanish customer without the prefix of Spain, and a DNI or NIE with its
 * leading zeros.
 */
export function readTaxId(typed: string, country: CountryCode = "ES"): string {
  const plain = plainDocument(typed);
  const document = country === "ES" ? plain.replace(SPANISH_PREFIX, "") : plain;
  return readDocument({ documentType: "", document, country }).document;
}

/** Why it can be no tax number: neither a Spanish one with its control character, nor another country's with its prefix. */
export function taxIdFault(typed: string): TaxIdFault | undefined {
  const number = readTaxId(typed);
  return FOREIGN.test(number) && isCountry(countryOfTaxId(number)) ? undefined : spanishFault(number);
}

export const isTaxId = (typed: string): boolean => taxIdFault(typed) === undefined;

/** A prefix, then more than a passport has: nine letters and digits at most. */
const LONG = /^[A-Z]{2}U?\d[\dA-Z]{7,12}$/;
/** Parts and neighbours of a country that have its tax numbers. */
const taxedWith: Partial<Record<CountryCode, CountryCode>> = {
  MC: "FR",
  GP: "FR",
  MQ: "FR",
  RE: "FR",
  IM: "GB",
  AX: "FI",
};

/**
 * Whether a number names by its prefix another country than its customer's. In Spain any prefix does; elsewhere only a long
 * number's, since a passport may begin with the letters of a country.
 */
export function isOfOtherCountry(country: CountryCode, typed: string): boolean {
  const named = countryOfTaxId(typed);
  if (country === "" || named === "ES" || !isCountry(named)) return false;
  const isPrefix = country === "ES" || LONG.test(readTaxId(typed));
  return isPrefix && named !== (taxedWith[country] ?? country);
}

/**
 * Of a customer of another country any number counts that the agency has place for, a passport's too, unless its prefix says
 * that it is another's.
 */
export const isTaxIdOf = (country: CountryCode, typed: string): boolean => {
  if (isOfOtherCountry(country, typed)) return false;
  const number = readTaxId(typed, country);
  return isRuledBySpain(country, typed) ? isTaxId(number) : number !== "" && number.length <= accountLimits.taxId;
};

/** Of Spain, or of another country with a Spanish number. */
export const isRuledBySpain = (country: CountryCode, typed: string): boolean =>
  country === "ES" || readTaxId(typed, country).startsWith("ES");

/** The country that a number names by its prefix, Spain where it has none. Greece and Northern Ireland have another prefix than code. */
export function countryOfTaxId(typed: string): CountryCode {
  const number = readTaxId(typed);
  if (!FOREIGN.test(number)) return "ES";
  const prefix = number.slice(0, 2);
  return { EL: "GR", XI: "GB" }[prefix] ?? prefix;
}

type Numbered = Pick<Party, "taxId" | "country">;

/** Whether two have the same tax number, with the prefix of its country or without. Other countries have numbers of their own. */
export const isSameCustomer = (one: Numbered, other: Numbered): boolean =>
  one.taxId !== "" && other.taxId !== "" && customerKey(one) === customerKey(other);

/** By country and number: a list compares each document with all accounts, and to read a number takes ten times as long. */
const customerKeys = new Map<string, string>();

export function customerKey({ taxId, country }: Numbered): string {
  const written = `${country} ${taxId}`;
  const key = customerKeys.get(written) ?? numberOfCountry({ taxId, country });
  customerKeys.set(written, key);
  return key;
}

/** A country, and its number without the prefix. */
function numberOfCountry({ taxId, country }: Numbered): string {
  const number = readTaxId(taxId, country);
  if (SPANISH_PREFIX.test(number)) return `ES ${readTaxId(number)}`;
  return LONG.test(number)
    ? `${countryOfTaxId(number)} ${number.slice(2)}`
    : `${taxedWith[country] ?? country} ${number}`;
}
