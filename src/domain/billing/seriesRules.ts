import type { BillingReason } from "@/contract/billing/billingReasons";
import type { CivilDate } from "@/contract/property";

import { settingReason } from "./settingReasons";

/** Letters, digits and `. / - _`, at most 60 with the number (AEAT: ASCII 32 to 126, no `< > =` and no quotes). */
const LETTERS = /^[\w./-]{1,50}$/;

/** The letters of a series before its number, with the year of the issue. */
export const lettersOf = (format: string, issuedOn: CivilDate): string => format.replace("{yy}", issuedOn.slice(2, 4));

export const seriesReasons = (letters: string): BillingReason[] =>
  LETTERS.test(letters) ? [] : [settingReason("SERIES_LETTERS")];
