import { guestReasonTexts } from "@/contract/guestProfile";

import { reasonsFrom } from "../reasonFor";

/** A reason of the guest registry, with its sentence in the Spanish of the front desk. */
export const guestReason = reasonsFrom(guestReasonTexts);
