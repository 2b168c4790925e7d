import type { CompanyDraft } from "@/contract/companies/companies";
import type { StayContact } from "@/contract/reservations/soldTo";

type WithContacts = Pick<CompanyDraft, "contacts">;

/** The contacts to choose from for a stay: those for reservations first. */
export const stayContacts = (companies: readonly WithContacts[]): CompanyDraft["contacts"] =>
  companies
    .flatMap(({ contacts }) => contacts)
    .toSorted((one, other) => Number(other.purpose === "reservations") - Number(one.purpose === "reservations"));

/** A contact as its record tells it; its name alone where the record has it no longer. */
export function contactNamed(name: string, companies: readonly WithContacts[]): StayContact {
  const { email = "", phone = "" } =
    companies.flatMap(({ contacts }) => contacts).find((one) => one.name === name) ?? {};
  return { name, email, phone };
}
