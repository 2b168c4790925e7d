import type { BillingReason } from "@/contract/billing/billingReasons";
import { settingReasonTexts } from "@/contract/billing/settingReasons";
import { type Cents, longestTerm } from "@/contract/property";

import { type Fault, unless } from "../faults";
import { emailFault } from "../people/emails";
import { reasonFor, reasonsFrom } from "../reasonFor";

export const settingReason = reasonsFrom(settingReasonTexts);

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

export const limitFaults = <Field extends string>(limit: Cents, field: Field): Fault<BillingReason, Field>[] =>
  unless(isWhole(limit), field, () => settingReason("ACCOUNT_LIMIT"));

export function termFaults(termDays: number): Fault<BillingReason, "termDays">[] {
  return unless(isWhole(termDays) && termDays <= longestTerm, "termDays", () =>
    settingReason("ACCOUNT_TERM", { max: longestTerm }),
  );
}

/** The email of an account may be "" while unknown. */
export const emailFaults = (email: string): Fault<BillingReason, "email">[] =>
  unless(emailFault(email) === undefined, "email", () => reasonFor("EMAIL_INVALID"));
