import type { RequestRow, RequestState } from "@/contract/guests/guestRequest";
import type { Texts } from "@/shared/i18n/texts";
import type { Tone } from "@/shared/ui/StateBadge";

export const requestTones: Record<RequestState, Tone> = {
  new: "now",
  accepted: "open",
  inProgress: "open",
  done: "good",
  rejected: "quiet",
  cancelled: "quiet",
};

/** "Cuna × 2" */
export const requestName = ({ kind, quantity }: Pick<RequestRow, "kind" | "quantity">, text: Texts["text"]): string =>
  text(`requests.kind.${kind}`) + (quantity > 1 ? ` × ${quantity}` : "");
