import type { ReasonOf } from "@/contract/reasons";
import { useFormat } from "./useFormat";

import { reasonOf, type WordedCode } from "./reasonOf";
import { useText } from "./useText";

/** Why something cannot be done, in the language of the moment. The feature has the catalogue with its text. */
export function useReason(): (reason: ReasonOf<WordedCode>) => string {
  const texts = useText();
  const formats = useFormat();
  return (reason) => reasonOf(reason, texts, formats);
}
