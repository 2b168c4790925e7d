import { accountReasonTexts } from "@/contract/account/accountReasons";

import { reasonsFrom } from "../reasonFor";

/** Why an act on an account is refused. */
export const accountReason = reasonsFrom(accountReasonTexts);
