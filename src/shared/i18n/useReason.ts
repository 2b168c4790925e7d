import type { Reason } from "@/contract/reasons";
import { useFormat } from "@/shared/format/useFormat";

import { reasonOf } from "./reasonOf";
import { useText } from "./useText";

/** Words a reason in the current language. The feature must have the catalogue "reasons". */
export function useReason(): (reason: Reason) => string {
  const texts = useText();
  const formats = useFormat();
  return (reason) => reasonOf(reason, texts, formats);
}
