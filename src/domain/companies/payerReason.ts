import { payerReasonTexts } from "@/contract/account/payerReasons";

import { reasonsFrom } from "../reasonFor";

export const payerReason = reasonsFrom(payerReasonTexts);
