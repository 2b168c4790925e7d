import type { Reason } from "@/contract/reasons";

/** What is wrong with something that was typed: reasons in words of the trade, and a sentence for each field at fault. */
export interface Faults {
  reasons: Reason[];
  fields: Record<string, string>;
}
