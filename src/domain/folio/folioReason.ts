import { folioReasonTexts } from "@/contract/folioReasons";

import { reasonsFrom } from "../reasonFor";

/** Why an act on a folio is refused. */
export const folioReason = reasonsFrom(folioReasonTexts);
