import type { MessageId } from "@/shared/i18n/catalogues";

/** Why there is no VAT, which the law wants to be said wherever its amount would be. */
export const untaxed = (cause: string): MessageId => {
  if (cause === "S2") return "invoice.untaxed.reverse";
  return cause.startsWith("N") ? "invoice.untaxed.notSubject" : "invoice.untaxed.exempt";
};
