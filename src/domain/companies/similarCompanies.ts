import type { StoredCompany } from "@/contract/companies/companies";

import { plainDocument } from "../people/documents";
import { emailKey } from "../people/emails";
import { telephoneKeys } from "../people/telephones";
import { folded } from "../text/folded";

/** Legal forms at the end of a name, with points or without. */
const FORM =
  /[\s,]*\b(s\.?\s?l\.?\s?u?\.?|s\.?\s?a\.?\s?u?\.?|s\.?\s?coop\.?|gmbh|ltd\.?|inc\.?|s\.?r\.?l\.?|b\.?v\.?)$/;

/** A name as it is looked for, whatever its legal form. */
export const nameWithoutForm = (name: string): string => folded(name).trim().replace(FORM, "");

const nameKey = (name: string) => nameWithoutForm(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

type Identity = Pick<StoredCompany, "name" | "legalName" | "email" | "phone" | "partnerCode">;

/** By which a record is known, each with its kind: a name is no telephone. */
const signsOf = ({ name, legalName, email, phone, partnerCode }: Identity): string[] => [
  ...[name, legalName].filter(Boolean).map((one) => `name ${nameKey(one)}`),
  ...(email ? [`email ${emailKey(email)}`] : []),
  ...telephoneKeys(phone).map((key) => `phone ${key}`),
  ...(partnerCode ? [`code ${plainDocument(partnerCode)}`] : []),
];

/** The other records that are used and share a sign with one. */
export function similarCompanies(company: StoredCompany, others: readonly StoredCompany[]): StoredCompany[] {
  const signs = new Set(signsOf(company));
  const isUsed = ({ id, state }: StoredCompany) => id !== company.id && (state === "active" || state === "closed");
  return others.filter((one) => isUsed(one) && signsOf(one).some((sign) => signs.has(sign)));
}
