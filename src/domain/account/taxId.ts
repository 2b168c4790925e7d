import type { CountryCode } from "@/contract/formats";

import { hasControlLetter, readDocument } from "../people/documents";
import { isCountry } from "../register/alphaThree";

const COMPANY = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;
/** Of another country, which has its own rules: its two letters, then letters and digits. */
const FOREIGN = /^(?!ES)[A-Z]{2}[\dA-Z]{4,13}$/;

/** A tax number as it is stored: capitals and digits, of a Spanish customer a DNI or NIE with its leading zeros. */
export const readTaxId = (typed: string, country: CountryCode = "ES"): string =>
  readDocument({ documentType: "", document: typed, country }).document;

/** Whether it can be a tax number: a Spanish one with its control character, or that of another country with its prefix. */
export function isTaxId(typed: string): boolean {
  const number = readTaxId(typed);
  const spanish = number.replace(/^ES/, "");
  if (COMPANY.test(spanish)) return hasControlOfCompany(spanish);
  return (
    hasControlLetter("dni", spanish) ||
    hasControlLetter("nie", spanish) ||
    (FOREIGN.test(number) && isCountry(countryOfTaxId(number)))
  );
}

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

/** Of a customer of another country any number counts, a passport's too, unless its prefix says that it is another's. */
export const isTaxIdOf = (country: CountryCode, typed: string): boolean => {
  if (isOfOtherCountry(country, typed)) return false;
  const number = readTaxId(typed, country);
  return country === "ES" || number.startsWith("ES") ? isTaxId(number) : number !== "";
};

/** The country that a number names by its prefix, Spain where it has none. Greece and Northern Ireland have another prefix than code. */
export function countryOfTaxId(typed: string): CountryCode {
  const number = readTaxId(typed);
  if (!FOREIGN.test(number)) return "ES";
  const prefix = number.slice(0, 2);
  return { EL: "GR", XI: "GB" }[prefix] ?? prefix;
}

/** By the sum of the digits, each odd place doubled (Orden EHA/451/2008): a digit, or the letter that stands for it. */
function hasControlOfCompany(number: string): boolean {
  const sum = Array.from(number.slice(1, -1), Number).reduce((all, digit, place) => {
    const twice = digit * 2;
    return all + (place % 2 === 0 ? Math.floor(twice / 10) + (twice % 10) : digit);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return number.at(-1) === String(control) || number.at(-1) === "JABCDEFGHI"[control];
}
