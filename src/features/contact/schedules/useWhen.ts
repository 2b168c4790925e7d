import type { ScheduleDraft } from "@/contract/guests/messageSchedule";
import { useText } from "@/shared/i18n/useText";

/** When a schedule sends, in words: "3 días antes de la llegada". */
export function useWhen() {
  const { text } = useText();
  return ({ moment, days }: Pick<ScheduleDraft, "moment" | "days">): string =>
    moment === "birthday" ? text("guestContact.onBirthday") : text(`guestContact.when.${moment}`, { count: days });
}
