import type { CountryCode } from "@/contract/formats";

/** Countries by the language in which their companies are written to; all others in English. */
const countries = {
  es: "ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE AD",
  de: "DE AT LI",
  fr: "FR MC LU",
  it: "IT SM VA",
  ru: "RU BY KZ",
  zh: "CN TW HK MO",
  ar: "AE BH DZ EG IQ JO KW LB LY MA OM QA SA TN YE",
};

/** ISO 639 code of the language that the companies of a country are written to in. */
export const languageIn = (country: CountryCode): string =>
  Object.entries(countries).find(([, codes]) => codes.split(" ").includes(country))?.[0] ?? "en";
