import { posReasonTexts } from "@/contract/pos/posReasons";

import { reasonsFrom } from "../reasonFor";

export const posReason = reasonsFrom(posReasonTexts);
