import type { RequestRow } from "@/contract/guests/guestRequest";
import type { Texts } from "@/shared/i18n/texts";

/** "Cuna × 2" */
export const requestName = ({ kind, quantity }: Pick<RequestRow, "kind" | "quantity">, text: Texts["text"]): string =>
  text(`requests.kind.${kind}`) + (quantity > 1 ? ` × ${quantity}` : "");
