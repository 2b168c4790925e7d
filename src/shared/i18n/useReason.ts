import { useFormat } from "@/shared/format/useFormat";

import { type AnyReason, reasonOf } from "./reasonOf";
import { useText } from "./useText";

/** Why something cannot be done, in the language of the moment. The feature has the catalogue "reasons". */
export function useReason(): (reason: AnyReason) => string {
  const texts = useText();
  const formats = useFormat();
  return (reason) => reasonOf(reason, texts, formats);
}
