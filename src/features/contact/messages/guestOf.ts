import type { GuestMessage } from "@/contract/guests/guestMessage";
import type { Texts } from "@/shared/i18n/texts";

/** The guest's name; one who is anonymised has none. */
export const guestOf = ({ guest }: Pick<GuestMessage, "guest">, text: Texts["text"]): string =>
  guest || text("guests.anonymous");
