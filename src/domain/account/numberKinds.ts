import type { Party } from "@/contract/billing/billingDocument";
import { type NumberKind, numberKinds } from "@/contract/billing/numberKinds";
import type { CountryCode } from "@/contract/formats";
import type { DocumentType } from "@/contract/people/guest";

import { countryOfTaxId, isTaxId, readTaxId } from "./taxId";

type Numbered = Pick<Party, "taxId" | "country"> & Partial<Pick<Party, "numberKind">>;

/** Countries of the EU whose VAT numbers the agency takes; Northern Ireland has such numbers, too. */
const union = new Set("AT BE BG CY CZ DE DK EE FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK".split(" "));
/** The signs behind the prefix of a VAT number; and one that was written without: a passport may have letters, too. */
const VAT = /^(?=(?:\D*\d){7})[\dA-Z]{8,12}$/;
const PLAIN_VAT = /^U?\d{8,12}(?:B\d\d)?$/;
const PASSPORT = /^(?=.*[A-Z])(?=(?:\D*\d){5})[\dA-Z]{6,9}$/;
const NORTHERN_IRELAND = /^XI\d/;

/** The kinds that the agency takes with Spain as the country. */
const inSpain: ReadonlySet<NumberKind> = new Set<NumberKind>(["03", "07"]);

/** Whether the agency takes a number of this kind from a country: a VAT number is one of the EU, and Spain has but two kinds. */
export function isKindOf(kind: NumberKind, { country, taxId }: Numbered): boolean {
  if (country === "ES") return inSpain.has(kind);
  if (kind === "02") return union.has(country) || NORTHERN_IRELAND.test(readTaxId(taxId, country));
  return kind !== "07" && numberKinds.includes(kind);
}

/**
 * The kind of a number that is no Spanish NIF; undefined of a NIF. A kind that was chosen holds. Else it follows from the document of a
 * guest where that is the number, and from its country and its form.
 */
export function numberKindOf(
  { country, taxId, numberKind }: Numbered,
  documentType: DocumentType | "" = "",
): NumberKind | undefined {
  if (numberKind) return numberKind;
  const number = readTaxId(taxId, country);
  if (number === "" || isSpanish(country, number)) return undefined;
  if (documentType === "passport") return "03";
  if (country === "ES") return undefined;
  if (documentType !== "") return "04";
  return kindByForm(country, number);
}

/** A Spanish NIF, at home or of a company of another country. */
const isSpanish = (country: CountryCode, number: string) =>
  (country === "ES" || number.startsWith("ES")) && countryOfTaxId(number) === "ES" && isTaxId(number);

function kindByForm(country: CountryCode, number: string): NumberKind {
  const prefix = countryOfTaxId(number);
  const isVat = prefix === "ES" ? PLAIN_VAT.test(number) : VAT.test(number.slice(2));
  if (isVat && (union.has(country) || NORTHERN_IRELAND.test(number))) return "02";
  return PASSPORT.test(number) ? "03" : "04";
}
