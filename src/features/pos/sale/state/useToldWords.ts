import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";

import type { Refused } from "./ticketSlice";

/** Why something was not done, in words. */
export function useToldWords() {
  const { say } = useText();
  const reasonText = useReason();
  return ({ reasons, sentence }: Refused): string =>
    reasons.length > 0 || !sentence ? reasons.map(reasonText).join(" ") : say(sentence);
}
