import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";

import type { Refused } from "./ticketSlice";

/** Why something was not done, and what to do about it, in words. */
export function useToldWords() {
  const { say } = useText();
  const reasonText = useReason();
  return ({ reasons, sentence, advice }: Refused): string => {
    const why = reasons.length > 0 || !sentence ? reasons.map(reasonText) : [say(sentence)];
    return [...why, ...(advice ? [say(advice)] : [])].join(" ");
  };
}
