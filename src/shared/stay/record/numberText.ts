import type { StayNumber } from "@/contract/reservations/stayNumbers";
import type { Texts } from "@/shared/i18n/texts";

/** A number that a search has found a stay by, with its kind; "" for none. */
export const numberText = (found: StayNumber | undefined, text: Texts["text"]): string =>
  found ? text(`booking.number.${found.kind}`, { number: found.number }) : "";
