import type { StayNumber } from "@/contract/reservations/stayNumbers";

import { textSearch } from "../text/textSearch";

/** The number that a search has found a stay by; undefined where `named`, its names in sight, tell it already. */
export function numberFound(sought: string, numbers: readonly StayNumber[], named: string): StayNumber | undefined {
  const isFound = textSearch(sought);
  return isFound(named) ? undefined : numbers.find(({ number }) => isFound(number));
}

/** Letters of a series, then its number, the hyphens left out or not: "F26-000123". */
const invoice = /^\p{L}{1,6}[\s\d\p{L}/-]*\d{3,}$/u;

/** Whether what is sought could be the number of an invoice. */
export const isLikeInvoice = (sought: string): boolean => invoice.test(sought.trim());
