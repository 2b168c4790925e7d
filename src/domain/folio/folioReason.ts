import { folioReasonTexts } from "@/contract/reservations/folioReasons";

import { reasonsFrom } from "../reasonFor";

/** Why an act on a folio is refused. */
export const folioReason = reasonsFrom(folioReasonTexts);
