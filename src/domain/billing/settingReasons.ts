import type { BillingReason } from "@/contract/billing/billingReasons";
import { settingReasonTexts } from "@/contract/billing/settingReasons";
import { receivableLimits } from "@/contract/billing/receivable";
import type { BillingSettings, Cents } from "@/contract/property";

import { type Fault, unless } from "../faults";
import { emailFault } from "../people/emails";
import { reasonFor, reasonsFrom } from "../reasonFor";

export const settingReason = reasonsFrom(settingReasonTexts);

/** Why nothing is issued in the modes `ticketBai` and `sii`: each needs a system of its own. */
export function modeReasons({ mode }: Pick<BillingSettings, "mode">): BillingReason[] {
  if (mode === "ticketBai") return [settingReason("TICKETBAI_NEEDS")];
  return mode === "sii" ? [settingReason("SII_NEEDS")] : [];
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

export const limitFaults = <Field extends string>(limit: Cents, field: Field): Fault<BillingReason, Field>[] =>
  unless(isWhole(limit), field, () => settingReason("ACCOUNT_LIMIT"));

export function termFaults(termDays: number): Fault<BillingReason, "termDays">[] {
  const { termDays: max } = receivableLimits;
  return unless(isWhole(termDays) && termDays <= max, "termDays", () => settingReason("ACCOUNT_TERM", { max }));
}

/** The email of an account may be "" while unknown. */
export const emailFaults = (email: string): Fault<BillingReason, "email">[] =>
  unless(emailFault(email) === undefined, "email", () => reasonFor("EMAIL_INVALID"));
