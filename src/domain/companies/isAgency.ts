import type { CompanyKind } from "@/contract/companies/companies";

/** Whether it sells rooms for the hotel. */
export const isAgency = (kind: CompanyKind): boolean => kind === "agency" || kind === "tourOperator";
